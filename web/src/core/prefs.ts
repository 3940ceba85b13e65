/** Name, language and light of whoever uses this device. */
import { effect, signal } from "@preact/signals";
import { kept } from "./store";

export const LANGUAGES = ["en", "fr"];

const guess = navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";

export const name = kept("name", "");
export const language = kept("language", guess);
export const aids = kept("aids", "off"); // advice to learners: on or off
export const dares = kept("dares", "on"); // whether to ask before what should be thought over: on or off
export const theme = kept("theme", "auto"); // auto, light or dark

effect(() => {
  if (theme.value === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme.value;
});

const room = matchMedia("(min-width: 1180px)");
/** Whether there is room for columns on both sides of the board. */
export const wide = signal(room.matches);
room.addEventListener?.("change", () => (wide.value = room.matches));

/** Whether things shall not move. */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function isDark(): boolean {
  return theme.value === "dark" || (theme.value === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
}
