/** Real addresses without page loads. */
import { signal } from "@preact/signals";

export interface Place {
  path: string;
  hash: string;
}

const here = (): Place => ({ path: location.pathname, hash: decodeURIComponent(location.hash.slice(1)) });

export const place = signal<Place>(here());

addEventListener("popstate", () => {
  place.value = here();
});

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  place.value = here();
  if (!replace && !to.includes("#")) scrollTo(0, 0);
}

/** Lets plain links inside the page move without a load. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** The parts of a path: "/t/abc" is ["t", "abc"]. */
export function parts(path: string): string[] {
  return path.split("/").filter(Boolean).map(decodeURIComponent);
}
