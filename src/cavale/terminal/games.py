"""`cavale games`: what there is to play."""

from rich.table import Table as Grid
from rich.text import Text as Styled

from cavale.bots import OPPONENTS, PLAIN
from cavale.engine.game import Game
from cavale.engine.options import Flag, Number, Option, write
from cavale.games import all_games
from cavale.terminal.command import ScreenHere
from cavale.terminal.screen import Screen


def games(*, screen: ScreenHere) -> None:
    """List the games with their presets and options."""
    for game in all_games().values():
        show_game(screen, game)
    show_bots(screen)
    screen.tell("terminal-games-how", game=next(iter(all_games())))


def show_game(screen: Screen, game: Game) -> None:
    """Show one game: what it is, then what can be chosen."""
    code = game.code.lower()
    title = screen.words("terminal-games-title", name=game.name, least=game.least, most=game.most)
    screen.show(screen.strong(title), screen.words(f"{code}-tagline"), "")
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(screen.strong(screen.words("terminal-games-presets")))
    for preset in game.presets:
        grid.add_row(f"  {preset}", screen.words(f"{code}-preset-{preset}-help"))
    if game.options:
        grid.add_row(screen.strong(screen.words("terminal-games-options")))
    for option in game.options:
        explained = Styled.assemble((values(option), "cyan"), "  ", screen.words(f"{code}-option-{option.key}-help"))
        grid.add_row(f"  {option.key}={write(option.default)}", explained)
    screen.show(grid, "")


def show_bots(screen: Screen) -> None:
    """Show whom one can play against, the weakest first."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(screen.strong(screen.words("terminal-games-bots")))
    for bot in OPPONENTS:
        grid.add_row(f"  {bot}", screen.words(f"bot-{bot}-help"))
    screen.show(grid, screen.words("terminal-games-plain", known=", ".join(PLAIN)), "")


def values(option: Option) -> str:
    """Return the values that an option can take."""
    if isinstance(option, Flag):
        return "on|off"
    if isinstance(option, Number):
        return f"{option.low}–{option.high}"
    return "|".join(option.values) + ("|…" if option.custom else "")
