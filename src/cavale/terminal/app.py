"""The command line: every command, and the options that all of them take."""

from collections.abc import Callable
from typing import Annotated, Any

from cyclopts import App, Group, Parameter

from cavale.engine.version import version
from cavale.terminal.arena import arena
from cavale.terminal.bench import bench, bench_search, bench_server
from cavale.terminal.bot import bot
from cavale.terminal.games import games
from cavale.terminal.help import Pages, explained, spoken
from cavale.terminal.ladder import ladder
from cavale.terminal.perft import perft
from cavale.terminal.play import play
from cavale.terminal.replay import replay
from cavale.terminal.rules import rules
from cavale.terminal.screen import Screen
from cavale.terminal.serve import backup, doctor, restore, serve
from cavale.terminal.train import train

COMMANDS: tuple[Callable[..., Any], ...] = (
    serve,
    play,
    games,
    rules,
    replay,
    perft,
    bench,
    arena,
    ladder,
    train,
    bot,
    backup,
    restore,
    doctor,
)


def make_app(screen: Screen) -> App:
    """Return the command line, its help in the screen's language."""
    titles = [Group(screen.words(f"terminal-help-{title}"), sort_key=number) for number, title in enumerate(TITLES)]
    app = App(
        name="cavale",
        help=screen.words("terminal-help"),
        version=version,
        help_format="plaintext",
        help_formatter=Pages(screen),
        default_parameter=Parameter(show_default=False, negative_bool=()),
        default_command=serve,
        group_commands=titles[0],
        group_arguments=titles[1],
        group_parameters=titles[2],
        console=screen.out,
        print_error=False,
        exit_on_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    for order, command in enumerate(COMMANDS):
        key = f"terminal-help-{command.__name__}"
        words = screen.words(key) if screen.knows(key) else None
        app.command(spoken(command, screen), name=command.__name__, help=words, sort_key=order)
    for name, command in (("search", bench_search), ("server", bench_server)):
        app["bench"].command(spoken(command, screen), name=name, help=screen.words(f"terminal-help-bench-{name}"))
    for flag in ("help", "version"):
        app[f"--{flag}"].help = screen.words(f"terminal-help-{flag}")
    app.meta.group_parameters = titles[3]
    app.meta.suppress_keyboard_interrupt = False
    app.meta.default(launcher(app, screen))
    return app


TITLES = ("title-commands", "title-arguments", "title-options", "title-everywhere")


def launcher(app: App, screen: Screen) -> Callable[..., Any]:
    """Return what runs a command, after it has taken the options that all of them have."""
    word = Annotated[str, Parameter(show=False, allow_leading_hyphen=True)]
    language = explained(Annotated[str | None, Parameter(metavar="en|fr")], "terminal-help-lang", screen)
    trouble = explained(bool, "terminal-help-debug", screen)

    def launch(*words: str, lang: str | None = None, debug: bool = False) -> object:
        command, bound, ignored = app.parse_args(words)
        if "screen" in ignored:
            bound.arguments["screen"] = screen
        return command(*bound.args, **bound.kwargs)

    launch.__annotations__ = {"words": word, "lang": language, "debug": trouble}
    return launch
