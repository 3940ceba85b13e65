/** What entries did, as acts for the eye: one after the other, each a moment long. */
import type { Card, Effect, Scene, Text, Told } from "../wire";
import { BACK } from "./cards";
import { Clock, type Timed } from "./clock";

export type Act = Timed &
  (
    | { kind: "goes"; piece: string; path: string[] }
    | { kind: "flies"; from: string; to: string; faces: string[] }
    | { kind: "rolls"; faces: (number | string)[] }
    | { kind: "says"; text: Text; event?: string }
    | { kind: "tells"; text: Text } // a line of an account
  );

const MANY = 8; // entries told at once that are a catching up, not something to watch
const MOST = 6; // cards seen flying from one place to another

/** What an effect may add to an account; events are called out by themselves. */
const linesOf = (effect: Effect): Text[] => (effect.type === "says" && !effect.aid && !effect.event ? [effect.text] : []);

/** The lines of an account: what several things said of one doing add up to. */
export function accountOf(told: Told | undefined): Text[] {
  const lines = (told?.effects ?? []).flatMap(linesOf);
  return lines.length > 1 ? lines : [];
}

type Pool = Map<string, string[]>; // faces by zone

/** The faces of the cards that zones show in one scene and not in the other. */
function more(some: Scene, others: Scene | undefined): Pool {
  const known = new Set((others?.zones ?? []).flatMap((zone) => (zone.cards ?? []).map((card) => `${zone.id}/${card.id}/${card.face}`)));
  const isNew = (zone: string, card: Card): boolean => card.face !== BACK && !known.has(`${zone}/${card.id}/${card.face}`);
  return new Map((some.zones ?? []).map((zone) => [zone.id, (zone.cards ?? []).filter((card) => isNew(zone.id, card)).map((card) => card.face)]));
}

/** Returns the acts of what was told between two scenes; none at a pace of 0, nor at first sight. */
export function actsOf(log: readonly Told[], before: Scene | undefined, after: Scene, pace = 1): Act[] {
  if (!before || !pace || new Set(log.map((told) => told.number)).size > MANY) return [];
  const came = more(after, before);
  const left = more(before, after);
  const acts: Act[] = [];
  const times = new Clock(pace);
  for (const told of log) {
    const account = accountOf(told).length > 0;
    times.begin();
    for (const effect of told.effects ?? []) {
      const line = account && linesOf(effect).length > 0;
      const when = line ? times.line() : times.next(effect);
      const last = acts[acts.length - 1];
      if (effect.type === "moves") acts.push({ kind: "goes", piece: effect.piece, path: effect.path, ...when });
      else if (effect.type === "catches") acts.push({ kind: "goes", piece: effect.piece, path: [effect.to], ...when });
      else if (effect.type === "rolls" && last?.kind === "rolls") last.faces.push(...effect.faces);
      else if (effect.type === "rolls") acts.push({ kind: "rolls", faces: [...effect.faces], ...when });
      else if (effect.type === "says" && !effect.aid) acts.push({ kind: line ? "tells" : "says", text: effect.text, ...(effect.event ? { event: effect.event } : {}), ...when });
      else if (effect.type === "draws") {
        const { from_zone: from, to_zone: to, count } = effect;
        const faces = Array.from({ length: count }, () => came.get(to)?.shift() ?? left.get(from)?.shift() ?? BACK);
        acts.push({ kind: "flies", from, to, faces: faces.slice(0, MOST), ...when });
      }
    }
  }
  return acts;
}

/** The acts for eyes that want nothing to move: only what is called out, at once. */
export function calm(acts: readonly Act[]): Act[] {
  return acts.filter((act) => act.kind === "says" || act.kind === "tells" || act.kind === "rolls").map((act) => ({ ...act, start: 0, time: 0 }));
}

/** How long acts take in all. */
export function lasting(acts: readonly Act[]): number {
  return Math.max(0, ...acts.map((act) => act.start + act.time));
}

/** How fast to show a position while others wait to be shown. */
export function paceOf(waiting: number): number {
  return waiting > 2 ? 0 : waiting > 1 ? 1 / 3 : 1;
}

export type Trail = Map<string, "left" | "reached">;

/** Which spaces what was told began and ended on, for the eye to find later. */
export function trailOf(log: readonly Told[], before: Scene | undefined): Trail {
  const marks: Trail = new Map();
  const leave = (space: string | undefined): void => {
    if (space !== undefined && !marks.has(space)) marks.set(space, "left");
  };
  for (const effect of log.flatMap((told) => told.effects ?? [])) {
    if (effect.type === "moves") {
      leave(effect.path[0]);
      marks.set(effect.path[effect.path.length - 1] ?? "", "reached");
    } else if (effect.type === "catches") {
      leave(before?.pieces?.find((piece) => piece.id === effect.piece)?.at);
      leave(effect.to);
    } else if (effect.type === "lays") marks.set(effect.at, "reached");
  }
  return marks;
}
