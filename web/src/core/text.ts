/** Says texts in the reader's language: the server's messages and the page's own. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";
import type { Text } from "../wire";
import en from "../../texts/en.ftl?raw";
import fr from "../../texts/fr.ftl?raw";
import { language } from "./prefs";

type Args = Record<string, string | number | Text>;

const own: Record<string, string> = { en, fr };
const served = signal<Record<string, string>>({});

/** Returns a bundle of several message files in one language. */
export function bundle(tongue: string, sources: string[]): FluentBundle {
  const made = new FluentBundle(tongue, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

let last = language.peek();

/** The language that is spoken: the wanted one as soon as its messages are there, until then the one before. */
export const spoken = computed(() => {
  const wanted = language.value;
  if (served.value[wanted] !== undefined || served.value[last] === undefined) last = wanted;
  return last;
});

effect(() => {
  document.documentElement.lang = spoken.value;
});

const current = computed(() => {
  const tongue = spoken.value;
  return bundle(tongue, [served.value[tongue] ?? "", own[tongue] ?? en]);
});

/** Says a text with a bundle; a missing message is said by its key, so that nothing is silent. */
export function sayWith(speaker: FluentBundle, text: Text): string {
  const pattern = speaker.getMessage(text.key)?.value;
  if (!pattern) return text.key;
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(text.args ?? {})) {
    args[key] = typeof value === "object" ? sayWith(speaker, value) : value;
  }
  return speaker.formatPattern(pattern, args, []);
}

export function say(text: Text): string {
  return sayWith(current.value, text);
}

/** Says one of the page's own messages, or any message by its key. */
export function t(key: string, args?: Args): string {
  return say(args ? { key, args } : { key });
}

export function has(key: string): boolean {
  return current.value.hasMessage(key);
}

/** Says a message if there is one, else the fallback. */
export function tOr(key: string, fallback: string): string {
  return has(key) ? t(key) : fallback;
}

/** Fetches the server's messages of a language, once. */
export async function loadTexts(tongue: string): Promise<void> {
  if (served.peek()[tongue] !== undefined) return;
  const answer = await fetch(`/api/texts/${tongue}`);
  if (answer.ok) served.value = { ...served.peek(), [tongue]: await answer.text() };
}

/** Several names as one: a, b and c. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(spoken.value, { type: "conjunction" }).format(names);
}
