/** What changed between two scenes, as journeys of pieces in the order in which they are seen. */
import type { Piece, Scene } from "../wire";

export interface Journey {
  piece: string;
  from: string;
  to: string;
  stage: number; // journeys of one stage are seen together
}

export const STEP = 340; // milliseconds a stage takes

/** Who acted goes first, then what belongs to nobody, then everyone else. */
function stageOf(piece: Piece, actor: number): number {
  if (piece.owner === actor) return 0;
  return piece.owner === undefined || piece.owner === null ? 1 : 2;
}

/** Returns the journeys between two scenes; stages that nobody uses are left out. */
export function journeys(before: Scene | undefined, after: Scene, actor: number): Journey[] {
  if (!before) return [];
  const was = new Map((before.pieces ?? []).map((piece) => [piece.id, piece.at]));
  const found: Journey[] = [];
  for (const piece of after.pieces ?? []) {
    const from = was.get(piece.id);
    if (from !== undefined && from !== piece.at) {
      found.push({ piece: piece.id, from, to: piece.at, stage: stageOf(piece, actor) });
    }
  }
  const used = [...new Set(found.map((journey) => journey.stage))].sort();
  return found
    .map((journey) => ({ ...journey, stage: used.indexOf(journey.stage) }))
    .sort((a, b) => a.stage - b.stage);
}

/** How long journeys are to be watched before the next position is shown. */
export function watchTime(found: readonly Journey[], waiting: number, still: boolean): number {
  if (!found.length || still) return 0;
  if (waiting > 2) return 60;
  const last = found[found.length - 1];
  const whole = ((last?.stage ?? 0) + 1) * STEP;
  return waiting > 1 ? whole / 3 : whole;
}
