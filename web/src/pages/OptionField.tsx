/** One option of a game as a field, made from its kind. */
import type { GameInfo, Option, Value } from "../wire";
import { t, tOr } from "../core/text";
import { SlotEditor } from "./SlotEditor";

/** A value as the server reads it. */
export function written(value: Value): string {
  return typeof value === "boolean" ? (value ? "on" : "off") : String(value);
}

interface Props {
  game: GameInfo;
  option: Option;
  value: string;
  change: (value: string) => void;
}

function Field({ game, option, value, change }: Props) {
  const code = game.code.toLowerCase();
  if (option.type === "flag") {
    return <input type="checkbox" checked={value === "on"} onChange={(event) => change(written(event.currentTarget.checked))} />;
  }
  if (option.type === "number") {
    return <input type="number" min={option.low} max={option.high} value={value} onInput={(event) => change(event.currentTarget.value)} />;
  }
  const own = !option.values.includes(value);
  return (
    <span class="pick">
      <select value={own ? "…" : value} onChange={(event) => change(event.currentTarget.value === "…" ? "" : event.currentTarget.value)}>
        {option.values.map((one) => (
          <option key={one} value={one}>
            {tOr(`${code}-${option.key}-${one}`, one)}
          </option>
        ))}
        {option.custom && <option value="…">{t("ui-own-value")}</option>}
      </select>
      {own && <input value={value} aria-label={t("ui-own-value")} onInput={(event) => change(event.currentTarget.value)} />}
    </span>
  );
}

export function OptionField(props: Props) {
  const { game, option } = props;
  const code = game.code.toLowerCase();
  return (
    <div class="option">
      <label>
        <b>{t(`${code}-option-${option.key}`)}</b>
        <Field {...props} />
      </label>
      <small>
        {t(`${code}-option-${option.key}-help`)}{" "}
        <a href={`/rules/${game.name}#${option.paragraph}`} target="cavale-rules" rel="noopener">
          {option.paragraph}
        </a>
      </small>
      {option.type === "pick" && option.custom && !option.values.includes(props.value) && (
        <SlotEditor game={game.name} option={option.key} label={t(`${code}-option-${option.key}`)} value={props.value} change={props.change} />
      )}
    </div>
  );
}
