/** The page: which address shows what. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { attempt, catalogue, loadCatalogue, problem } from "./core/api";
import { language } from "./core/prefs";
import { follow, parts, place } from "./core/router";
import { loadTexts, say, t } from "./core/text";
import { Home } from "./pages/Home";
import { Lobby } from "./pages/Lobby";
import { ReplayPage } from "./pages/ReplayPage";
import { RulesPage } from "./pages/RulesPage";
import { TablePage } from "./pages/TablePage";
import { Top } from "./parts/Top";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/home.css";
import "./styles/table.css";
import "./styles/board.css";
import "./styles/cards.css";
import "./styles/panels.css";
import "./styles/pages.css";

function Page() {
  const [first, second] = parts(place.value.path);
  if (first === undefined) return <Home />;
  if (first === "lobby") return <Lobby />;
  if (first === "t" && second) return <TablePage key={second} id={second} />;
  if (first === "replay" && second) return <ReplayPage key={second} id={second} />;
  if (first === "rules" && second) return <RulesPage key={second} game={second} />;
  return (
    <div class="page">
      <Top />
      <main class="lost-page">
        <h1>{t("ui-no-page")}</h1>
        <a class="button primary" href="/">
          {t("ui-home")}
        </a>
      </main>
    </div>
  );
}

function App() {
  useEffect(() => void attempt(loadCatalogue), []);
  if (!catalogue.value) {
    return (
      <div class="page loading">
        {problem.value && (
          <p class="problem" role="alert">
            {say(problem.value)} <button onClick={() => void attempt(loadCatalogue)}>{t("ui-retry")}</button>
          </p>
        )}
      </div>
    );
  }
  return <Page />;
}

effect(() => void loadTexts(language.value).catch(() => undefined));
document.addEventListener("click", follow);
const root = document.getElementById("app");
if (root) render(<App />, root);
