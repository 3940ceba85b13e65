/** The way of a piece through all its acts, as points in time. */
import type { Act } from "./acts";
import { doorOf, type Box, type Spot } from "./layout";

export interface Stop extends Spot {
  time: number; // milliseconds after the position is shown
}

/** Returns where a piece is when: at its old spot until it goes, over the spaces of its paths, at its new spot in the end. */
export function routeOf(piece: string, acts: readonly Act[], was: Spot, now: Spot, places: Map<string, Box>): Stop[] {
  const legs = acts.flatMap((act) => (act.kind === "goes" && act.piece === piece ? [act] : []));
  const stops: Stop[] = [{ ...was, time: 0 }];
  legs.forEach(({ path, start, time }, index) => {
    const from = stops[stops.length - 1] ?? { ...was, time: 0 };
    if (start > from.time) stops.push({ ...from, time: start });
    const boxes = path.flatMap((id) => places.get(id) ?? []);
    const goal = boxes[boxes.length - 1];
    const end: Spot = index === legs.length - 1 || !goal ? now : { x: goal.x, y: goal.y, size: now.size };
    // A wide space is left and entered straight across; a path of one space is that of a piece that is carried there.
    const first = boxes.length > 1 ? doorOf(boxes[0], from, boxes[1]) : from;
    const middle = boxes.slice(1, -1);
    const last = doorOf(goal, end, middle[middle.length - 1] ?? first);
    const points = [from, first, ...middle, last, end];
    const far = points.map((point, at) => Math.hypot(point.x - (points[at - 1] ?? point).x, point.y - (points[at - 1] ?? point).y));
    const whole = far.reduce((sum, one) => sum + one, 0) || 1;
    let gone = 0;
    points.slice(1).forEach((point, at) => {
      gone += far[at + 1] ?? 0;
      const share = gone / whole;
      stops.push({ x: point.x, y: point.y, size: from.size + (end.size - from.size) * share, time: start + time * share });
    });
  });
  return stops;
}
