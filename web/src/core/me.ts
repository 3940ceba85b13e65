/** What we call ourselves to the server, which wants a name. */
import { name } from "./prefs";
import { t } from "./text";

export const me = (): string => name.peek().trim() || t("ui-guest");
