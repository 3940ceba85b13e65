/** What this device remembers; nothing breaks where storage is forbidden. */
import { effect, signal, type Signal } from "@preact/signals";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`cavale.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`cavale.${key}`, value);
  } catch {
    // Private windows may refuse: then the page forgets.
  }
}

/** A signal whose value is kept on this device. */
export function kept(key: string, fallback: string): Signal<string> {
  const value = signal(recall(key) ?? fallback);
  let first = true;
  effect(() => {
    const now = value.value;
    if (!first) remember(key, now);
    first = false;
  });
  return value;
}
