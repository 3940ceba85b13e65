/** A board with what stands on it: drawing, signs, tiles, their parts, spaces, pieces, preview, focus ring, in this order. */
import { useMemo, useRef, useState } from "preact/hooks";
import type { Board, Choice, Piece, Scene } from "../wire";
import type { Act, Trail } from "../core/acts";
import { boxes, sidesOf, stand, UNIT, type Box } from "../core/layout";
import { awaited, completes, endOf, matching, meant, touchable } from "../core/narrow";
import { nearest, neighbour } from "../core/neighbours";
import { landings, reached } from "../core/outlook";
import { outlineOf } from "../core/outline";
import { say } from "../core/text";
import { isTurned, type Turning } from "../core/turning";
import { artOf } from "./art";
import { Background } from "./Drawing";
import { Leaving, useEvent } from "./Leaving";
import { Outlook, Reach } from "./Outlook";
import { Pieces, type Look } from "./Pieces";
import { Port } from "./Port";
import { Preview } from "./Preview";
import { isSigned, Owners, Parts, Signs } from "./Signs";
import { nameOf, Spaces, type Target } from "./Spaces";
import { Turner, TURNS } from "./Turner";

export interface Hand {
  path: readonly string[];
  armed: string | null; // under the pointer, focused, or touched once; else a rotation
  turning: Turning | undefined; // what is to be turned, and how it is shown
  wish: (touch: string | null) => void;
  touch: (touch: string, how: string) => void;
  turn: (clockwise: boolean) => void;
  lay: () => void;
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
const NO_PATH: readonly string[] = [];
const LARGE = { touch: 44, mouse: 24 }; // pixels: what glows can be touched as if it were so large
const CLEAR = 14; // more landings than this are not drawn all at once

/** Whether a touch plays what ends where it is touched, or nowhere on the board. */
function leads(choice: Choice | undefined, touch: string): boolean {
  return choice !== undefined && (endOf(choice) === undefined || touch === `space:${endOf(choice)}`);
}

export function BoardView({ game, colours, board, scene, told, acts = NO_ACTS, trail = NO_TRAIL, quick = false, hand, label }: Props) {
  const art = artOf(game);
  const look: Look = { game, art, colours, sides: sidesOf(board) };
  const event = useEvent(acts);
  const [ring, setRing] = useState<Target | null>(null);
  const [stop, setStop] = useState("");
  const places = useMemo(() => boxes(board, scene), [board, scene.spaces]);
  const pieces = useMemo(() => [...(scene.pieces ?? [])].sort((a, b) => Number(isOwned(a)) - Number(isOwned(b))), [scene.pieces]);
  const signed = (box: Box): boolean => isSigned(look, box);
  const { spots, counts } = useMemo(() => stand(places, pieces, signed), [places, pieces, art]);
  const turning = hand?.turning;
  const tiles = useMemo(() => pieces.filter((piece) => piece.fills).map((piece) => (piece.id === turning?.piece.id ? { ...piece, turned: turning.turn } : piece)), [pieces, turning]);
  const figures = useMemo(() => pieces.filter((piece) => !piece.fills), [pieces]);
  const stood = new Set(figures.map((piece) => piece.at));
  const choices = hand ? (scene.choices ?? NOTHING) : NOTHING;
  const path = hand?.path ?? NO_PATH;
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
  const reach = reached(preview ? [preview] : ahead.length ? matching(choices, ahead) : NOTHING);
  const marked = new Set(landing.filter(({ pieces: goers, faces, gain }) => goers.length || faces.length || gain).map(({ at }) => `space:${at}`));
  const faint = ahead.length > path.length ? touchable(choices, ahead) : new Set<string>();
  const tiled = new Map(tiles.map((piece) => [piece.at, `piece:${piece.id}`]));
  const targets: Target[] = [...places.values()].map((box) => {
    const touch = `space:${box.id}`;
    const tile = hand && tiled.get(box.id);
    return { ...box, touch, means: tile && meant(scene, path, touch) === tile ? tile : touch, words: nameOf(box, pieces) };
  });
  for (const piece of figures) {
    const spot = spots.get(piece.id);
    const touch = `piece:${piece.id}`;
    const box = places.get(piece.at);
    if (!spot || !box || !hand || meant(scene, path, touch) !== touch) continue;
    targets.push({ ...box, id: touch, x: spot.x, y: spot.y, width: spot.size, height: spot.size, cells: [], touch, means: touch, words: say(piece.name) });
  }
  const labelled = targets.map((target) => {
    const choice = completes(choices, path, target.means);
    return choice?.preview ? { ...target, words: `${target.words}: ${say(choice.preview.label)}` } : target;
  });
  const home = labelled.find((target) => target.touch === stop) ?? labelled.find((target) => glowing.has(target.means)) ?? labelled[0];
  const chosen = new Set(path.map((step) => step.slice(step.indexOf(":") + 1)));

  const width = board.width * UNIT + MARGIN * 2;
  const height = board.height * UNIT + MARGIN * 2;
  const near = turning && places.get(turning.piece.at);
  const close = near && { id: near.id, x: (near.x + MARGIN) / width, y: (near.y + MARGIN) / height, size: near.width / width };
  const aimed = useRef(false); // what is only looked at may be small
  aimed.current ||= board.shape === "hexagon" || choices.some((choice) => choice.path.some((step) => /^(space|piece):/.test(step)));
  const smallest = useMemo(() => Math.min(...[...places.values()].map((box) => Math.min(box.width, box.height))), [places]);
  const least = aimed.current ? smallest : Infinity;

  function keyed(event: KeyboardEvent, target: Target): void {
    const mine = turning && isTurned(turning, target.means);
    const clockwise = TURNS[event.key];
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (mine) hand?.lay();
      else hand?.touch(target.touch, "keyboard");
      return;
    }
    if (turning && clockwise !== undefined && (mine || event.key.length === 1)) {
      event.preventDefault();
      hand?.turn(clockwise);
      return;
    }
    const shining = labelled.filter((one) => glowing.has(one.means));
    const next = event.key === "n" ? shining[(shining.indexOf(target) + 1) % shining.length] : neighbour(labelled, target, event.key);
    if (!next) return;
    event.preventDefault();
    document.getElementById(`at-${(next as Target).touch}`)?.focus();
  }

  /** A touch that just misses something small that glows was meant for it. */
  function touched(target: Target, how: string, { clientX, clientY, currentTarget }: MouseEvent): void {
    const frame = (currentTarget as Element).closest("svg")?.getBoundingClientRect();
    const scale = frame?.width ? width / frame.width : 0;
    const missed = scale && !glowing.has(target.means) && !path.includes(target.means);
    const [x, y] = [(clientX - (frame?.left ?? 0)) * scale - MARGIN, (clientY - (frame?.top ?? 0)) * scale - MARGIN];
    const shining = missed && meant(scene, path, target.touch) === target.touch ? labelled.filter((one) => glowing.has(one.means)) : [];
    hand?.touch((nearest(shining, x, y, scale * (how === "touch" ? LARGE.touch : LARGE.mouse), target) ?? target).touch, how);
  }

  const turner = hand && turning && near && (
    <Turner turning={turning} choice={completes(choices, path, `turn:${turning.turn}`)} above={near.y > (board.height * UNIT) / 2} turned={hand.turn} lay={hand.lay} back={hand.back} />
  );
  return (
    <Port wide={width} high={height} least={least} close={close} wheeled={turning && hand?.turn} tools={turner}>
      <svg
        class={`board game-${game}${path.length ? " narrowed" : ""}`}
        viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
        preserveAspectRatio="xMidYMin meet"
        style={{ aspectRatio: `${width} / ${height}` }}
        role="group"
        aria-label={label}
        data-prompt={scene.prompt.key}
        data-told={told}
        data-event={event}
        data-zone={scene.zones?.find((zone) => zone.kind === "board")?.id}
        data-shape={board.shape ?? "square"}
        data-live={hand ? "yes" : "no"}
      >
        <Background art={art?.board} />
        <Signs places={places} stood={stood} above={false} look={look} />
        <Pieces pieces={tiles} spots={spots} acts={acts} quick={quick} places={places} chosen={chosen} caught={caught} look={look} />
        <Parts places={places} but={turning?.piece.at} look={look} />
        <Owners places={places} stood={stood} look={look} />
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
          touched={touched}
          focused={(target, visible) => {
            if (target) setStop(target.touch);
            setRing(visible ? target : null);
            if (visible || !target) hand?.wish(target?.touch ?? null);
          }}
          keyed={keyed}
        />
        <Pieces pieces={figures} spots={spots} counts={counts} acts={acts} quick={quick} places={places} chosen={chosen} caught={caught} look={look} />
        <Signs places={places} stood={stood} above={true} look={look} />
        <Leaving pieces={pieces} spots={spots} acts={acts} look={look} />
        {near && <path class="turned" aria-hidden="true" d={outlineOf(near, 2)} />}
        {preview && <Preview choice={preview} pieces={pieces} places={places} spots={spots} but={turning?.piece.at} signed={signed} look={look} />}
        <Reach reach={reach} places={places} />
        {landing.length > 0 && landing.length <= CLEAR && <Outlook landings={landing} pieces={pieces} places={places} signed={signed} look={look} />}
        {ring && (
          <g class="ring" aria-hidden="true">
            {["ring-under", "ring-over"].map((kind) => (
              <path key={kind} class={kind} d={outlineOf(ring, 2)} />
            ))}
          </g>
        )}
      </svg>
    </Port>
  );
}

function LastMove({ trail, places }: { trail: Trail; places: ReturnType<typeof boxes> }) {
  return (
    <g class="last" aria-hidden="true">
      {[...trail].map(([id, kind]) => {
        const box = places.get(id);
        return (
          box && <path key={id} class={kind} d={outlineOf(box, 6)} />
        );
      })}
    </g>
  );
}
