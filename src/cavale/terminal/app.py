"""The command line: every command, and the options that all of them take."""

from collections.abc import Callable, Collection
from importlib import import_module
from typing import Annotated, Any, Final

from cyclopts import App, Group, Parameter

from cavale.engine.version import version
from cavale.terminal.help import Pages, explained, spoken
from cavale.terminal.screen import Screen
from cavale.terminal.serve import serve

COMMANDS: Final = {  # and their modules, which are imported for those that a command line names: they need a lot
    "serve": "serve",
    "play": "play",
    "games": "games",
    "rules": "rules",
    "replay": "replay",
    "perft": "perft",
    "bench": "bench",
    "arena": "arena",
    "ladder": "ladder",
    "train": "train",
    "bot": "bot",
    "backup": "serve",
    "restore": "serve",
    "doctor": "serve",
}


def find_command(name: str) -> Callable[..., Any]:
    """Return the function of a command, from the module of the table above."""
    command: Callable[..., Any] = getattr(import_module(f"cavale.terminal.{COMMANDS[name]}"), name)
    return command


def not_named() -> None:
    """Stand for a command that the command line does not name, on help pages and where names are compared."""
    raise AssertionError("a command that is not named was called")


def make_app(screen: Screen, words: Collection[str]) -> App:
    """Return what understands a command line of these words, its help in the screen's language."""
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
    for order, name in enumerate(COMMANDS):
        key = f"terminal-help-{name}"
        help_words = screen.words(key) if screen.knows(key) else None
        command = spoken(find_command(name), screen) if name in words else not_named
        app.command(command, name=name, help=help_words, sort_key=order)
    if "bench" in words:
        bench = import_module("cavale.terminal.bench")
        for name, command in (("search", bench.bench_search), ("server", bench.bench_server)):
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
