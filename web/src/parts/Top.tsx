/** The bar above every page: home, rules, language, light. */
import { language, LANGUAGES, theme, isDark } from "../core/prefs";
import { t } from "../core/text";

export function Moon() {
  return (
    <svg viewBox="0 0 32 32" class="logo" aria-hidden="true">
      <circle cx="16" cy="16" r="15" class="logo-sky" />
      <path d="M20 6a8 8 0 1 0 6 12A9 9 0 0 1 20 6Z" class="logo-moon" />
      <path d="M5 22q3.5-3 7 0t7 0 8 0v2a15 15 0 0 1-22 0Z" class="logo-sea" />
    </svg>
  );
}

export function Top({ children }: { children?: preact.ComponentChildren }) {
  return (
    <header class="top">
      <a class="brand" href="/" aria-label="Cavale">
        <Moon />
        <span>Cavale</span>
      </a>
      <div class="top-middle">{children}</div>
      <nav class="top-tools" aria-label={t("ui-settings")}>
        <div class="segments" role="group" aria-label={t("ui-language")}>
          {LANGUAGES.map((code) => (
            <button key={code} lang={code} aria-pressed={language.value === code} onClick={() => (language.value = code)}>
              {code.toUpperCase()}
            </button>
          ))}
        </div>
        <button
          class="quiet icon"
          aria-label={t(isDark() ? "ui-light" : "ui-dark")}
          title={t(isDark() ? "ui-light" : "ui-dark")}
          onClick={() => (theme.value = isDark() ? "light" : "dark")}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2" />
            <path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor" />
          </svg>
        </button>
      </nav>
    </header>
  );
}
