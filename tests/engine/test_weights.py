"""Weights of a judgement: kept readable, read back, and refused by name when they do not fit."""

from pathlib import Path

import pytest

from cavale.engine.text import LANGUAGES, Problem, Speaker
from cavale.engine.weights import read_weights, written_weights

FEATURES = ("aboard", "rows")


def test_written_and_read_back(tmp_path: Path) -> None:
    """A file tells the command that made it, a weight for each feature, and what it was before."""
    file = tmp_path / "judge.toml"
    text = written_weights(
        "cavale train x --seed 1", {"games": 200}, {"aboard": 1.25, "rows": 0.0625}, {"aboard": 1, "rows": 0}
    )
    file.write_text(text, encoding="utf-8")
    assert list(read_weights(file, FEATURES)) == [1.25, 0.0625]
    assert text.endswith("[before]\naboard = 1\nrows = 0\n")
    assert 'command = "cavale train x --seed 1"\ngames = 200\n' in text


@pytest.mark.parametrize(
    ("text", "key", "named"),
    [
        ("[weights]\naboard = 1\n", "weights-missing", "rows"),
        ("[weights]\naboard = 1\nrows = 0\nluck = 2\n", "weights-unknown", "luck"),
        ("[weights]\naboard = 1\nrows = nan\n", "weights-no-number", "rows"),
        ("[weights]\naboard = 1\nrows = true\n", "weights-no-number", "rows"),
        ("weights = 1\n", "weights-none", "judge.toml"),
        ("[weights\n", "weights-unreadable", "judge.toml"),
    ],
)
def test_what_does_not_fit_is_named(tmp_path: Path, text: str, key: str, named: str) -> None:
    """A weight too few or too many, or none at all, is told with its name, in every language."""
    file = tmp_path / "judge.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Problem) as problem:
        read_weights(file, FEATURES)
    assert problem.value.text.key == key
    assert all(named in Speaker(language, []).say(problem.value.text) for language in LANGUAGES)
