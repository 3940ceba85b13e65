"""`cavale bot`: what is wrong is said before anything is tried. Playing itself is in tests/server/test_programs.py."""

from pathlib import Path

import pytest

from tests.terminal.typing_at import Cavale

WHERE = "bot --server http://127.0.0.1:1 --table t"
MODULES = {
    "fine": "from cavale.bots.bot import Bot\nclass Mine(Bot):\n    def choose(self, view): return 0",
    "broken": "1 / 0",
    "other": "class Mine: pass",
}


@pytest.mark.parametrize(
    ("line", "en", "fr"),
    [
        (WHERE, "which the host copies", "que l’hôte copie"),
        ("bot --table t --token x", "--server is missing", "Il manque --server"),
        ("bot --server example.org --table t --token x", "begins with http://", "commence par http://"),
        (f"{WHERE} --token x --bot nobody", "trained, search, and your own", "et le vôtre"),
        (f"{WHERE} --token x --bot nowhere:Mine", "No module named", "No module named"),
        (f"{WHERE} --token x --bot broken:Mine", "ZeroDivisionError", "ZeroDivisionError"),
        (f"{WHERE} --token x --bot other:Mine", "choose(self, view)", "choose(self, view)"),
        (f"{WHERE} --token x --bot fine:Mine", "cannot be reached", "est injoignable"),
    ],
)
def test_mistakes_are_explained(
    cavale: Cavale, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: str, en: str, fr: str
) -> None:
    for name, source in MODULES.items():
        (tmp_path / f"{name}.py").write_text(source, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("CAVALE_TOKEN", raising=False)
    for words, lang in ((en, "en"), (fr, "fr")):
        code, out, err = cavale(f"{line} --lang {lang}")
        assert (code, out) == (2, "")
        assert words in err
        assert len(err.strip().splitlines()) == 1
