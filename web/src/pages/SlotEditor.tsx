/** An option that the game lets people draw: places with a slot and a value; one place a slot makes the text. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../core/text";
import { artOf, drawingOf } from "../board/art";

interface Props {
  game: string;
  option: string;
  label: string;
  value: string;
  change: (value: string) => void;
}

const SVG = "http://www.w3.org/2000/svg";

/** Puts a value into a slot of a text, a letter a slot. */
export function withSlot(text: string, start: string, slot: number, value: string): string {
  const letters = [...(text.length === start.length ? text : start)];
  letters[slot - 1] = value;
  return letters.join("");
}

export function SlotEditor({ game, option, label, value, change }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Element | null>(null);
  artOf(game); // its glyphs and colours
  useEffect(() => void drawingOf(game, `option-${option}.svg`).then(setDrawing), [game, option]);
  const start = drawing?.getAttribute("data-start") ?? "";
  const now = value.length === start.length ? value : start;
  useLayoutEffect(() => {
    if (!drawing || !frame.current) return;
    const picture = document.importNode(drawing, true);
    picture.setAttribute("class", "slots");
    picture.setAttribute("role", "group");
    picture.setAttribute("aria-label", label);
    const glyph = `#${game}-${drawing.getAttribute("data-glyph") ?? ""}`;
    const focused = document.activeElement?.getAttribute("data-name");
    for (const place of picture.querySelectorAll("[data-slot]")) {
      const slot = Number(place.getAttribute("data-slot"));
      const its = place.getAttribute("data-value") ?? "";
      const chosen = now[slot - 1] === its;
      const choose = (): void => change(withSlot(now, start, slot, its));
      place.setAttribute("role", "button");
      place.setAttribute("tabindex", "0");
      place.setAttribute("aria-label", place.getAttribute("data-name") ?? its);
      place.setAttribute("aria-pressed", String(chosen));
      place.addEventListener("click", choose);
      place.addEventListener("keydown", (event) => {
        if (!["Enter", " "].includes((event as KeyboardEvent).key)) return;
        event.preventDefault();
        choose();
      });
      const box = place.querySelector("rect");
      if (chosen && box) {
        const use = document.createElementNS(SVG, "use");
        use.setAttribute("href", glyph);
        for (const name of ["x", "y", "width", "height"]) use.setAttribute(name, box.getAttribute(name) ?? "0");
        place.append(use);
      }
    }
    frame.current.replaceChildren(picture);
    if (focused) frame.current.querySelector<SVGGElement>(`[data-name="${focused}"]`)?.focus();
  }, [drawing, now]);
  useLayoutEffect(() => {
    if (drawing && !value) change(start);
  }, [drawing]);
  return drawing ? (
    <div class="slot-editor">
      <small>{t("ui-slots")}</small>
      <div ref={frame} />
    </div>
  ) : null;
}
