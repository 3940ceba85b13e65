/** A rulebook: numbered paragraphs with anchors, and examples as live boards. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Film, Rulebook } from "../wire";
import { zonesAt } from "../core/cards";
import { attempt, gameOf, get, problem } from "../core/api";
import { parse, type Block, type Span } from "../core/markdown";
import { language } from "../core/prefs";
import { place } from "../core/router";
import { say, t } from "../core/text";
import { useActs } from "../table/Acts";
import { BoardView } from "../board/BoardView";
import { Mark } from "../board/marks";
import { Icon } from "../parts/Icon";
import { Top } from "../parts/Top";
import { Zones } from "../zones/Zones";

function Spans({ spans }: { spans: readonly Span[] }) {
  return (
    <>
      {spans.map((span, index) => {
        if (span.kind === "strong") return <strong key={index}>{span.text}</strong>;
        if (span.kind === "em") return <em key={index}>{span.text}</em>;
        if (span.kind === "code") return <code key={index}>{span.text}</code>;
        if (span.kind === "link") return <a key={index} href={span.to}>{span.text}</a>;
        return span.text;
      })}
    </>
  );
}

/** An example from the rulebook, played step by step. */
function Example({ game, film }: { game: string; film: Film }) {
  const [at, setAt] = useState(0);
  const frame = film.frames[at];
  const [acts, trail] = useActs(film, at);
  if (!frame) return null;
  const last = film.frames.length - 1;
  const colours = gameOf(game)?.seats ?? [];
  return (
    <figure class="example">
      <div class="board-frame">
        <BoardView game={game} colours={colours} board={film.board} scene={frame.scene} acts={acts} trail={trail} label={t("ui-example")} />
      </div>
      <figcaption>
        <p class="example-words" role="status">
          {frame.log.length ? frame.log.map((told) => say(told.text)).join(" · ") : say(frame.scene.prompt)}
        </p>
        <div class="row">
          <button class="icon" aria-label={t("ui-previous")} disabled={at === 0} onClick={() => setAt(at - 1)}><Icon kind="previous" /></button>
          <span class="muted">{t("ui-step-of", { step: at, last })}</span>
          <button class="icon" aria-label={t("ui-next")} disabled={at === last} onClick={() => setAt(at + 1)}><Icon kind="next" /></button>
        </div>
        {(frame.scene.zones?.length ?? 0) > 0 && (
          <div class="example-cards">
            {colours.map(
              (colour, seat) =>
                zonesAt(frame.scene, "plate", seat).length > 0 && (
                  <div key={colour} class="row">
                    <Mark seat={seat} colour={colour} />
                    <Zones scene={frame.scene} game={game} side="plate" owner={seat} />
                  </div>
                ),
            )}
            <Zones scene={frame.scene} game={game} side="middle" />
          </div>
        )}
      </figcaption>
    </figure>
  );
}

function BlockView({ block, game, examples }: { block: Block; game: string; examples: Record<string, Film> }) {
  switch (block.kind) {
    case "heading": {
      if (block.level === 1) return <h1 id={block.id}><Spans spans={block.spans} /></h1>;
      if (block.level === 2) return <h2 id={block.id}><Spans spans={block.spans} /></h2>;
      return <h3 id={block.id}><Spans spans={block.spans} /></h3>;
    }
    case "list":
      return <ul>{block.items.map((item, index) => <li key={index}><Spans spans={item} /></li>)}</ul>;
    case "code":
      return <pre tabIndex={0}>{block.text}</pre>;
    case "example": {
      const film = examples[block.name];
      return film ? <Example game={game} film={film} /> : null;
    }
    case "paragraph":
      return <p id={block.id || undefined} class={block.id && block.id === place.value.hash ? "rule pointed" : block.id ? "rule" : ""}><Spans spans={block.spans} /></p>;
  }
}

export function RulesPage({ game }: { game: string }) {
  const [book, setBook] = useState<Rulebook | null>(null);
  const source = book?.markdown ?? "";
  const tongue = language.value;
  useEffect(() => void attempt(() => get<Rulebook>(`/api/rulebook/${game}/${tongue}`)).then((found) => found && setBook(found)), [game, tongue]);
  const blocks = useMemo(() => parse(source), [source]);
  const info = gameOf(game);
  const title = info ? t("ui-rules-of", { game: t(`${info.code.toLowerCase()}-name`) }) : t("ui-rules");
  useEffect(() => {
    document.title = `${title} · Cavale`;
  }, [title]);
  useEffect(() => {
    if (!source || !place.value.hash) return;
    const timer = setTimeout(() => document.getElementById(place.value.hash)?.scrollIntoView({ block: "center" }), 60);
    return () => clearTimeout(timer);
  }, [source, place.value.hash]);
  const chapters = blocks.filter((block) => block.kind === "heading" && block.level === 2);
  return (
    <div class="page">
      <Top>
        <span class="table-title">{title}</span>
      </Top>
      <main class="rulebook">
        <nav class="contents" aria-label={t("ui-contents")}>
          {chapters.map((block) => block.kind === "heading" && <a key={block.id} href={`#${block.id}`}><Spans spans={block.spans} /></a>)}
        </nav>
        <article>
          {problem.value && <p class="problem" role="alert">{say(problem.value)}</p>}
          {blocks.map((block, index) => <BlockView key={index} block={block} game={game} examples={book?.examples ?? {}} />)}
        </article>
      </main>
    </div>
  );
}
