/**
 * The window through which a board is seen: all of it, or larger where its spaces are small on the screen.
 *
 * What is larger than its window scrolls as any page does, by finger, wheel and focus; a mouse may drag it.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { still } from "../core/prefs";
import { t } from "../core/text";
import { clamped, eased, MOST, offers } from "../core/zoom";
import { Icon } from "../parts/Icon";

interface Props {
  wide: number; // of the drawing, in its own units
  high: number;
  least: number; // the side of its smallest space
  close?: { id: string; x: number; y: number; size: number } | undefined; // what a finger wants to see from near, in shares of the drawing
  wheeled?: ((clockwise: boolean) => void) | undefined; // what the wheel does instead
  tools: ComponentChildren; // that stand beside it
  children: ComponentChildren;
}

interface Anchor {
  part: { x: number; y: number }; // of the board, in shares of it
  at: { x: number; y: number }; // where it shall be in the window
}

const STEP = 1.6;
const NOTCH = 40; // of the wheel: trackpads send many small ones
const NEAR = 76; // pixels of what is seen from near
const GLIDE = 220; // milliseconds

const svgOf = (port: HTMLElement): Element | null => port.querySelector("svg.board");
const gap = (a: Touch, b: Touch): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

export function Port({ wide, high, least, close, wheeled, tools, children }: Props) {
  const port = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const [fit, setFit] = useState({ width: 0, height: 0 }); // of the whole board, on the screen
  const anchor = useRef<Anchor | null>(null);
  const gliding = useRef(0);
  const before = useRef<number | null>(null); // the zoom to come back to
  const now = useRef({ zoom, wheeled, fit });
  now.current = { zoom, wheeled, fit };
  const offered = offers(least, fit.width / wide) || zoom > 1;

  /** Where a point of the window is on the board: by default that of what was touched or focused, else the middle. */
  function anchored(point?: { x: number; y: number }): Anchor | null {
    const frame = port.current?.getBoundingClientRect();
    const board = port.current && svgOf(port.current)?.getBoundingClientRect();
    if (!frame || !board) return null;
    const thing = port.current?.querySelector(".picked, :focus-visible")?.getBoundingClientRect() ?? frame;
    const { x, y } = point ?? { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
    return { part: { x: (x - board.left) / board.width, y: (y - board.top) / ((board.width * high) / wide) }, at: { x: x - frame.left, y: y - frame.top } };
  }

  function set(to: number, held: Anchor | null): void {
    anchor.current = held;
    setZoom(clamped(to));
  }

  /** Changes the size little by little, so that the eye can follow. */
  function glide(to: number, held: Anchor | null): void {
    cancelAnimationFrame(gliding.current);
    const [from, start] = [now.current.zoom, performance.now()];
    if (still()) return set(to, held);
    const step = (): void => {
      const share = Math.min(1, (performance.now() - start) / GLIDE);
      set(from + (to - from) * eased(share), held);
      if (share < 1) gliding.current = requestAnimationFrame(step);
    };
    step();
  }

  useLayoutEffect(() => {
    const element = port.current;
    const board = element && svgOf(element);
    if (!element || !board || !globalThis.ResizeObserver) return;
    const measure = new ResizeObserver(() => {
      if (now.current.zoom > 1) return;
      const { width } = board.getBoundingClientRect(); // there may be room below the drawing
      setFit((old) => (old.width === width ? old : { width, height: (width * high) / wide }));
    });
    measure.observe(board);
    let seen = element.offsetWidth;
    const resized = new ResizeObserver(() => {
      if (element.offsetWidth !== seen) setZoom(1); // another window: all of it, to begin with
      seen = element.offsetWidth;
    });
    resized.observe(element);
    return () => (measure.disconnect(), resized.disconnect());
  }, []);

  useLayoutEffect(() => {
    const [element, held] = [port.current, anchor.current];
    if (!element || !held || zoom === 1) return;
    const { width, height } = now.current.fit;
    const left = Math.max(0, (element.clientWidth - width * zoom) / 2);
    element.scrollLeft = left + held.part.x * width * zoom - held.at.x;
    element.scrollTop = held.part.y * height * zoom - held.at.y;
  }, [zoom]);

  // Wheel and pinch are taken from the page only where they mean something here.
  useLayoutEffect(() => {
    const element = port.current;
    if (!element || !offered) return;
    let turned = 0;
    let pinched: { gap: number; zoom: number; held: Anchor | null } | null = null;
    const wheel = (event: WheelEvent): void => {
      const turns = now.current.wheeled;
      if (turns && !event.ctrlKey) {
        event.preventDefault();
        turned += event.deltaY;
        if (Math.abs(turned) < NOTCH) return;
        turns(turned > 0);
        turned = 0;
        return;
      }
      const to = clamped(now.current.zoom * Math.exp(-event.deltaY / 400));
      if (!event.ctrlKey && (to === now.current.zoom || (now.current.zoom === 1 && scrollY > 0))) return; // the page scrolls
      event.preventDefault();
      set(to, anchored({ x: event.clientX, y: event.clientY }));
    };
    const touch = (event: TouchEvent): void => {
      const [a, b] = event.touches;
      if (!a || !b) return void (pinched = null);
      event.preventDefault();
      const middle = { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
      pinched ??= { gap: gap(a, b), zoom: now.current.zoom, held: anchored(middle) };
      const frame = element.getBoundingClientRect();
      const held = pinched.held && { ...pinched.held, at: { x: middle.x - frame.left, y: middle.y - frame.top } };
      set((pinched.zoom * gap(a, b)) / pinched.gap, held);
    };
    element.addEventListener("wheel", wheel, { passive: false });
    for (const kind of ["touchstart", "touchmove", "touchend"] as const) element.addEventListener(kind, touch, { passive: false });
    return () => {
      element.removeEventListener("wheel", wheel);
      for (const kind of ["touchstart", "touchmove", "touchend"] as const) element.removeEventListener(kind, touch);
    };
  }, [offered]);

  // A finger sees from near what it turns, and all of the board again after that.
  useEffect(() => {
    const element = port.current;
    if (!element || !matchMedia("(pointer: coarse)").matches) return;
    if (!close) {
      if (before.current !== null) glide(before.current, anchored());
      before.current = null;
      return;
    }
    const size = close.size * fit.width;
    const to = Math.max(now.current.zoom, NEAR / Math.max(1, size));
    if (!offered || to <= now.current.zoom * 1.1) return;
    before.current ??= now.current.zoom;
    glide(to, { part: { x: close.x, y: close.y }, at: { x: element.clientWidth / 2, y: fit.height / 2 } });
  }, [close?.id]);

  function keyed(event: KeyboardEvent): void {
    const to = { "+": zoom * STEP, "=": zoom * STEP, "-": zoom / STEP, "0": 1 }[event.key];
    if (!offered || to === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    glide(to, anchored());
  }

  /** What is focused by key is brought into the window. */
  function focused(event: FocusEvent): void {
    const [element, thing] = [port.current, event.target as Element];
    if (!element || zoom === 1 || !thing.matches(":focus-visible")) return;
    const [frame, box] = [element.getBoundingClientRect(), thing.getBoundingClientRect()];
    const over = (low: number, high: number, from: number, to: number): number => (low < from + 16 ? low - from - 16 : high > to - 16 ? high - to + 16 : 0);
    element.scrollBy({ left: over(box.left, box.right, frame.left, frame.right), top: over(box.top, box.bottom, frame.top, frame.bottom) });
  }

  const drag = useRef<{ x: number; y: number; left: number; top: number; moved: boolean } | null>(null);
  const grabbed = (event: PointerEvent): void => {
    const element = port.current;
    const free = element && zoom > 1 && event.pointerType === "mouse" && event.button === 0;
    drag.current = free ? { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop, moved: false } : null;
  };
  const dragged = (event: PointerEvent): void => {
    const [element, from] = [port.current, drag.current];
    if (!element || !from || !(event.buttons & 1)) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    from.moved ||= Math.hypot(dx, dy) > 6;
    if (from.moved) element.scrollTo({ left: from.left - dx, top: from.top - dy });
  };
  /** The end of a drag is no touch. */
  const clicked = (event: MouseEvent): void => {
    if (drag.current?.moved) event.stopPropagation();
    drag.current = null;
  };

  const size = { "--fit": `${fit.width}px`, "--fit-high": `${fit.height}px`, "--zoom": zoom };
  return (
    <>
      <div
        ref={port}
        class={`port${offered ? " zooms" : ""}${zoom > 1 ? " zoomed" : ""}`}
        style={zoom > 1 ? size : undefined}
        tabindex={zoom > 1 ? 0 : undefined}
        onKeyDown={keyed}
        onFocusIn={focused}
        onPointerDown={grabbed}
        onPointerMove={dragged}
        onClickCapture={clicked}
      >
        {children}
      </div>
      {(offered || tools) && (
        <div class="tools">
          {tools}
          {offered && (
            <div class="zoom" role="group" aria-label={t("ui-zoom")}>
              {zoom > 1 && (
                <>
                  <button class="icon" aria-label={t("ui-zoom-fit")} title={t("ui-zoom-fit")} onClick={() => glide(1, anchored())}>
                    <Icon kind="whole" />
                  </button>
                  <button class="icon" aria-label={t("ui-zoom-out")} title={t("ui-zoom-out")} onClick={() => glide(zoom / STEP, anchored())}>
                    <Icon kind="minus" />
                  </button>
                </>
              )}
              <button class="icon" aria-label={t("ui-zoom-in")} title={t("ui-zoom-in")} disabled={zoom >= MOST} onClick={() => glide(zoom * STEP, anchored())}>
                <Icon kind="plus" />
              </button>
            </div>
          )}
        </div>
      )}
    </>
  );
}
