"""`cavale play` alone: the shortest way to a match."""

from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.engine.text import Text
from cavale.games import all_games
from cavale.terminal.keeper import last_unfinished
from cavale.terminal.opening import new_match
from cavale.terminal.screen import Screen


def shortest_match(screen: Screen) -> Match:
    """Return a match against a bot; where nobody is there to play, of two bots."""
    games = list(all_games().values())
    if not screen.live:
        screen.tell("terminal-start-alone", game=Text(f"{games[0].code.lower()}-name"))
        return new_match(games[0], "greedy,greedy", None)
    return new_match(pick_game(screen, games), None, None)


def pick_game(screen: Screen, games: list[Game]) -> Game:
    """Let a person pick a game: the first, by Enter."""
    screen.tell("terminal-start-welcome", style="bold")
    for number, game in enumerate(games, 1):
        code = game.code.lower()
        screen.show("", screen.strong(f"{number}) {screen.words(f'{code}-name')}"), screen.words(f"{code}-about"))
    screen.show("")
    if last_unfinished() is not None:
        screen.tell("terminal-start-unfinished")
    while True:
        answer = screen.ask(screen.words("terminal-start-pick", last=len(games))) or "1"
        if answer in map(str, range(1, len(games) + 1)):
            return games[int(answer) - 1]
