/** The race over time: each seat's hope of winning, as lines with marks. */
import { t } from "../core/text";
import { shapeOf } from "../board/marks";

interface Props {
  race: readonly (readonly number[])[]; // a row of hopes for each frame
  colours: readonly string[];
  at?: number;
  pick?: (frame: number) => void;
}

const WIDE = 600;
const HIGH = 180;

export function Race({ race, colours, at, pick }: Props) {
  const last = Math.max(1, race.length - 1);
  const x = (frame: number): number => 14 + (frame / last) * (WIDE - 40);
  const y = (hope: number): number => 12 + (1 - hope) * (HIGH - 24);
  const seats = colours.map((_, seat) => seat).filter((seat) => race[0]?.[seat] !== undefined);
  const words = seats.map((seat) => `${t(`colour-${colours[seat] ?? ""}`)} ${Math.round((race[race.length - 1]?.[seat] ?? 0) * 100)} %`);
  return (
    <svg
      class="race"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      role="img"
      aria-label={t("ui-race-words", { words: words.join(", ") })}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const share = ((event.clientX - box.left) / box.width) * WIDE;
        pick?.(Math.max(0, Math.min(last, Math.round(((share - 14) / (WIDE - 40)) * last))));
      }}
    >
      {[0, 0.25, 0.5, 0.75, 1].map((hope) => (
        <path key={hope} class="race-grid" d={`M14 ${y(hope)}H${WIDE - 26}`} />
      ))}
      {seats.map((seat) => {
        const line = race.map((hopes, frame) => `${frame ? "L" : "M"}${x(frame).toFixed(1)} ${y(hopes[seat] ?? 0).toFixed(1)}`).join("");
        const end = race[race.length - 1]?.[seat] ?? 0;
        return (
          <g key={seat} class={`seat-${colours[seat] ?? "nobody"}`}>
            <path class="race-line" d={line} />
            <g transform={`translate(${WIDE - 22} ${y(end)})`}>
              <circle r="9" class="mark-ground" />
              <path d={shapeOf(seat)} class="mark-shape" transform="scale(.13)" />
            </g>
          </g>
        );
      })}
      {at !== undefined && <path class="race-now" d={`M${x(at)} 4V${HIGH - 4}`} />}
    </svg>
  );
}
