"""The counts of games: each what it says, the same from the same seed."""

import sys

import pytest

from cavale.engine.core.playout import playout
from cavale.engine.core.rng import Rng
from cavale.engine.game import Game
from cavale.games import all_games
from tools.statistics import Tally, main

GAMES = list(all_games().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_counts(game: Game) -> None:
    """All moves are counted, a player's or chance's; every game ends once, and the shares are of games."""
    options = game.choose(game.least)
    tally, rng, again = Tally(), Rng(3), Rng(3)
    for _ in range(4):
        tally.play(game, options, game.least, rng)
    moves = sum(playout(game.rules.start(options, game.least), again, 100_000).moves for _ in range(4))
    assert tally.moves + tally.chance == moves
    assert 0 < tally.chance < moves
    assert (tally.games, tally.endings.total()) == (4, 4)
    assert 0 <= tally.first_wins <= 4
    assert all(number <= 4 for number in tally.forced.values())
    assert all(tally.words[word] >= number for word, number in tally.forced.items())


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_line_for_each_number_of_players(
    bot: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever plays, there is a line for each number of players."""
    game = GAMES[0]
    preset = next(iter(game.presets))
    asked = ["--games", "2", "--preset", preset, "--bot", bot, "turn_limit=7"]
    monkeypatch.setattr(sys, "argv", ["statistics", game.name, *asked])
    main()
    heads, rule, *lines = capsys.readouterr().out.splitlines()
    assert [line.split(" | ")[:3] for line in lines] == [
        [f"| {preset}", str(players), "7"] for players in range(game.least, game.most + 1)
    ]
    assert {line.count("|") for line in (heads, rule, *lines)} == {9}
