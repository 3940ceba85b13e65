/** A game's own drawings: background, glyphs and colours, from its `ui` folder. */
import { signal } from "@preact/signals";

export interface Art {
  board: Element | null;
  box: Element | null;
  glyphs: Set<string>;
}

const loaded = signal<Record<string, Art>>({});
const asked = new Set<string>();

export async function drawingOf(game: string, file: string): Promise<Element | null> {
  try {
    const answer = await fetch(`/games/${game}/ui/${file}`);
    if (!answer.ok) return null;
    const root = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
    return root.localName === "svg" ? root : null;
  } catch {
    return null;
  }
}

/** Puts a game's symbols into the page under names of their own, so that games cannot mix them up. */
function install(game: string, root: Element | null): Set<string> {
  const names = new Set<string>();
  if (!root) return names;
  for (const symbol of root.querySelectorAll("symbol[id]")) {
    names.add(symbol.id);
    symbol.id = `${game}-${symbol.id}`;
  }
  root.setAttribute("class", "glyphs");
  root.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(root, true));
  return names;
}

function dress(game: string): void {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `/games/${game}/ui/style.css`;
  document.head.append(link);
}

async function load(game: string): Promise<void> {
  dress(game);
  const [board, glyphs, box] = await Promise.all([
    drawingOf(game, "board.svg"),
    drawingOf(game, "glyphs.svg"),
    drawingOf(game, "box.svg"),
  ]);
  loaded.value = { ...loaded.peek(), [game]: { board, box, glyphs: install(game, glyphs) } };
}

/** Returns a game's drawings, fetching them the first time. */
export function artOf(game: string): Art | undefined {
  if (game && !asked.has(game)) {
    asked.add(game);
    void load(game);
  }
  return loaded.value[game];
}
