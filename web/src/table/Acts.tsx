/** What happens besides pieces that travel: cards fly, dice roll, events are called out. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Film } from "../wire";
import { actsOf, calm, trailOf, type Act, type Trail } from "../core/acts";
import { still } from "../core/prefs";
import { say } from "../core/text";
import { artOf } from "../board/art";
import { Face } from "../zones/Card";

const CALLED = 1600; // milliseconds for which an event or a die stays to be seen

/** The acts of a step of a film, if it was stepped to from the one before, and where they happened. */
export function useActs(film: Film | null, at: number): [Act[], Trail] {
  const was = useRef(at);
  return useMemo(() => {
    const next = at === was.current + 1;
    was.current = at;
    const frame = film?.frames[at];
    const before = film?.frames[at - 1]?.scene;
    if (!frame) return [[], new Map()];
    const lively = actsOf(frame.log, before, frame.scene, next ? 1 : 0);
    return [still() ? calm(lively) : lively, trailOf(frame.log, before)];
  }, [film, at]);
}

/** The middle of what a zone shows, on the screen. */
function middleOf(zone: string): { x: number; y: number } | null {
  const place = document.querySelector(`[data-zone="${CSS.escape(zone)}"]`);
  const box = (place?.querySelector(".stack:last-of-type, .card") ?? place)?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** Lets cards fly from zone to zone; each is gone when it has arrived. */
function fly(sky: HTMLElement, acts: readonly Act[]): void {
  const cards = [...sky.querySelectorAll<HTMLElement>(".flying")];
  for (const act of acts) {
    if (act.kind !== "flies") continue;
    const [from, to] = [middleOf(act.from), middleOf(act.to)];
    act.faces.forEach((_, index) => {
      const card = cards.shift();
      if (!from || !to || !card?.animate) return;
      const slow = act.time / (1 + (act.faces.length - 1) * 0.3);
      card.animate(
        [
          { transform: `translate(${from.x}px, ${from.y}px) translate(-50%, -50%) scale(0.8)`, opacity: 1 },
          { transform: `translate(${(from.x + to.x) / 2}px, ${(from.y + to.y) / 2 - 24}px) translate(-50%, -50%) scale(1.12)`, opacity: 1 },
          { transform: `translate(${to.x}px, ${to.y}px) translate(-50%, -50%) scale(0.9)`, opacity: 1 },
        ],
        { duration: slow, delay: act.start + slow * 0.3 * index, easing: "ease-in-out" },
      );
    });
  }
}

const PIPS: Record<number, string> = { 1: "5", 2: "19", 3: "159", 4: "1379", 5: "13579", 6: "134679" }; // as on a telephone

function Die({ face, game }: { face: number | string; game: string }) {
  const pips = PIPS[Number(face)];
  if (artOf(game)?.glyphs.has(String(face))) {
    return (
      <svg class="die" viewBox="0 0 100 100" aria-hidden="true">
        <use href={`#${game}-${face}`} width="100" height="100" />
      </svg>
    );
  }
  return (
    <svg class="die" viewBox="0 0 100 100" aria-hidden="true">
      <rect x="3" y="3" width="94" height="94" rx="18" />
      {pips ? [...pips].map((pip) => <circle key={pip} cx={25 + ((Number(pip) - 1) % 3) * 25} cy={25 + Math.floor((Number(pip) - 1) / 3) * 25} r="9" />) : <text x="50" y="69">{face}</text>}
    </svg>
  );
}

/** Draws the acts of what just happened; `number` tells one happening from another. */
export function Acts({ acts, number, game }: { acts: readonly Act[]; number: number; game: string }) {
  const sky = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState(number);
  const mine = useRef({ number: -1, acts });
  // The same happening may be told to several seats at one screen: it is shown once.
  if (mine.current.number !== number) mine.current = { number, acts };
  const shown = done === number ? [] : mine.current.acts;
  useLayoutEffect(() => {
    if (sky.current) fly(sky.current, shown);
  }, [number, shown.length]);
  useEffect(() => {
    if (!shown.length) return setDone(number);
    const end = Math.max(...shown.map((act) => act.start + (act.kind === "says" || act.kind === "rolls" ? CALLED : act.time)));
    const timer = setTimeout(() => setDone(number), end);
    return () => clearTimeout(timer);
  }, [number, shown.length]);
  if (!shown.length) return null;
  return (
    <div ref={sky} class={`sky game-${game}`}>
      {shown.map((act, index) => {
        const late = { animationDelay: `${act.start}ms` };
        if (act.kind === "flies") {
          return act.faces.map((face, card) => (
            <span key={`${index}-${card}`} class={`flying card face-${face}`} aria-hidden="true">
              <Face face={face} words="" game={game} />
            </span>
          ));
        }
        if (act.kind === "rolls") return <div key={index} class="roll" style={late}>{act.faces.map((face, die) => <Die key={die} face={face} game={game} />)}</div>;
        return act.kind === "says" && <p key={index} class={`called${act.event ? ` event-${act.event}` : ""}`} style={late}>{say(act.text)}</p>;
      })}
    </div>
  );
}
