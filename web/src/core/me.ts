/** What we call ourselves to the server, which wants a name. */
import { name } from "./prefs";
import { kept } from "./store";
import { t } from "./text";

const number = kept("number", "");
if (!number.peek()) number.value = String(10 + Math.floor(Math.random() * 90));

/** What those are called who have not said their name: not all the same. */
export const guest = (): string => t("ui-guest", { number: number.peek() });

export const me = (): string => name.peek().trim() || guest();
