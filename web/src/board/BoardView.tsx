/** A board with what stands on it: drawing, signs, spaces, pieces, preview, focus ring, in this order. */
import { useMemo, useState } from "preact/hooks";
import type { Board, Choice, Piece, Scene } from "../wire";
import type { Act, Trail } from "../core/acts";
import { boxes, stand, UNIT, type Box } from "../core/layout";
import { awaited, completes, endOf, matching, meant, touchable } from "../core/narrow";
import { neighbour } from "../core/neighbours";
import { landings } from "../core/outlook";
import { say } from "../core/text";
import { artOf } from "./art";
import { Background } from "./Drawing";
import { Outlook } from "./Outlook";
import { Pieces, type Look } from "./Pieces";
import { Preview } from "./Preview";
import { isSigned, Signs } from "./Signs";
import { nameOf, Spaces, type Target } from "./Spaces";

export interface Hand {
  path: readonly string[];
  armed: string | null; // under the pointer, focused, or touched once
  wish: (touch: string | null) => void;
  touch: (touch: string, how: string) => void;
  back: () => void;
}

interface Props {
  game: string;
  colours: readonly string[];
  board: Board;
  scene: Scene;
  told?: string | undefined; // the key of the last line of the log, for the game's own colours
  acts?: readonly Act[]; // what just happened
  trail?: Trail; // where it happened
  quick?: boolean;
  hand?: Hand | undefined;
  label: string;
}

const MARGIN = 36; // round the spaces, for walls and numbers of the game's own drawing
/** What belongs to nobody is drawn below what belongs to somebody. */
const isOwned = (piece: Piece): boolean => piece.owner !== undefined && piece.owner !== null;
const NO_ACTS: readonly Act[] = [];
const NO_TRAIL: Trail = new Map();
const NOTHING: readonly Choice[] = [];
const CLEAR = 14; // more landings than this are not drawn all at once

/** Whether a touch plays what ends where it is touched, or nowhere on the board. */
function leads(choice: Choice | undefined, touch: string): boolean {
  return choice !== undefined && (endOf(choice) === undefined || touch === `space:${endOf(choice)}`);
}

export function BoardView({ game, colours, board, scene, told, acts = NO_ACTS, trail = NO_TRAIL, quick = false, hand, label }: Props) {
  const art = artOf(game);
  const look: Look = { game, art, colours };
  const [ring, setRing] = useState<Target | null>(null);
  const [stop, setStop] = useState("");
  const places = useMemo(() => boxes(board, scene), [board, scene]);
  const pieces = useMemo(() => [...(scene.pieces ?? [])].sort((a, b) => Number(isOwned(a)) - Number(isOwned(b))), [scene]);
  const signed = (box: Box): boolean => isSigned(look, box);
  const { spots, counts } = useMemo(() => stand(places, pieces, signed), [places, pieces, art]);
  const stood = new Set(pieces.map((piece) => piece.at));
  const choices = hand ? (scene.choices ?? NOTHING) : NOTHING;
  const path = hand?.path ?? [];
  const glowing = touchable(choices, path);
  const armed = hand?.armed ?? null;
  const preview = armed ? completes(choices, path, armed) : undefined;
  const caught = new Set((preview?.preview?.effects ?? []).flatMap((effect) => (effect.type === "catches" ? [effect.piece] : [])));
  const biting = new Set(
    matching(choices, path)
      .filter((choice) => choice.preview?.effects?.some((effect) => effect.type === "catches"))
      .flatMap((choice) => awaited(choice, path)),
  );
  const ahead = armed && !preview && glowing.has(armed) ? [...path, armed] : path;
  const gains = preview ? landings(scene, [preview], preview.path).map((one) => ({ ...one, pieces: [] })) : []; // its ghost is in the preview
  const landing = preview || !ahead.length ? gains : landings(scene, matching(choices, ahead), ahead);
  const marked = new Set(landing.filter(({ pieces: goers, faces, gain }) => goers.length || faces.length || gain).map(({ at }) => `space:${at}`));
  const faint = ahead.length > path.length ? touchable(choices, ahead) : new Set<string>();
  const targets: Target[] = [...places.values()].map((box) => ({ ...box, touch: `space:${box.id}`, words: nameOf(box, pieces) }));
  for (const piece of pieces) {
    const spot = spots.get(piece.id);
    const touch = `piece:${piece.id}`;
    const box = places.get(piece.at);
    if (!spot || !box || !hand || meant(scene, path, touch) !== touch) continue;
    targets.push({ ...box, id: touch, x: spot.x, y: spot.y, width: spot.size, height: spot.size, touch, words: say(piece.name) });
  }
  const labelled = targets.map((target) => {
    const choice = completes(choices, path, target.touch);
    return choice?.preview ? { ...target, words: `${target.words}: ${say(choice.preview.label)}` } : target;
  });
  const home = labelled.find((target) => target.touch === stop) ?? labelled.find((target) => glowing.has(target.touch)) ?? labelled[0];
  const chosen = new Set(path.map((step) => step.slice(step.indexOf(":") + 1)));

  function keyed(event: KeyboardEvent, target: Target): void {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      hand?.touch(target.touch, "keyboard");
      return;
    }
    const next = neighbour(labelled, target, event.key);
    if (!next) return;
    event.preventDefault();
    document.getElementById(`at-${(next as Target).touch}`)?.focus();
  }

  return (
    <svg
      class={`board game-${game}${path.length ? " narrowed" : ""}`}
      viewBox={`${-MARGIN} ${-MARGIN} ${board.width * UNIT + MARGIN * 2} ${board.height * UNIT + MARGIN * 2}`}
      preserveAspectRatio="xMidYMin meet"
      style={{ aspectRatio: `${board.width * UNIT + MARGIN * 2} / ${board.height * UNIT + MARGIN * 2}` }}
      role="group"
      aria-label={label}
      data-prompt={scene.prompt.key}
      data-told={told}
      data-live={hand ? "yes" : "no"}
    >
      <Background art={art?.board} />
      <Signs places={places} stood={stood} above={false} look={look} />
      <LastMove trail={trail} places={places} />
      <Spaces
        targets={labelled}
        glowing={glowing}
        faint={faint}
        biting={biting}
        chosen={path}
        last={(touch) => !marked.has(touch) && leads(completes(choices, path, touch), touch)}
        stop={home?.touch ?? ""}
        live={Boolean(hand)}
        wished={(touch) => hand?.wish(touch)}
        touched={(target, how) => hand?.touch(target.touch, how)}
        focused={(target, visible) => {
          if (target) setStop(target.touch);
          setRing(visible ? target : null);
          if (visible || !target) hand?.wish(target?.touch ?? null);
        }}
        keyed={keyed}
      />
      <Pieces pieces={pieces} spots={spots} counts={counts} acts={acts} quick={quick} places={places} chosen={chosen} caught={caught} look={look} />
      <Signs places={places} stood={stood} above={true} look={look} />
      {preview && <Preview choice={preview} pieces={pieces} places={places} spots={spots} signed={signed} look={look} />}
      {landing.length > 0 && landing.length <= CLEAR && <Outlook landings={landing} pieces={pieces} places={places} signed={signed} look={look} />}
      {ring && (
        <g class="ring" aria-hidden="true">
          {["ring-under", "ring-over"].map((kind) => (
            <rect class={kind} x={ring.x - ring.width / 2 + 2} y={ring.y - ring.height / 2 + 2} width={ring.width - 4} height={ring.height - 4} rx="14" />
          ))}
        </g>
      )}
    </svg>
  );
}

function LastMove({ trail, places }: { trail: Trail; places: ReturnType<typeof boxes> }) {
  return (
    <g class="last" aria-hidden="true">
      {[...trail].map(([id, kind]) => {
        const box = places.get(id);
        return (
          box && (
            <rect key={id} class={kind} x={box.x - box.width / 2 + 6} y={box.y - box.height / 2 + 6} width={box.width - 12} height={box.height - 12} rx="12" />
          )
        );
      })}
    </g>
  );
}
