"""Help pages in the user's language: a command's words are messages named after it and its options."""

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, get_type_hints

from cyclopts import Parameter
from cyclopts.help import DefaultFormatter, HelpPanel
from rich.console import Console, ConsoleOptions

from cavale.terminal.screen import Screen


def spoken(command: Callable[..., Any], screen: Screen) -> Callable[..., Any]:
    """Return a command whose options are explained by the messages `terminal-help-COMMAND-OPTION`."""
    signature = inspect.signature(command)
    hints = get_type_hints(command, include_extras=True)

    @wraps(command)
    def same(*args: Any, **kwargs: Any) -> Any:
        return command(*args, **kwargs)

    keys = {name: f"terminal-help-{command.__name__}-{name.strip('_')}" for name in signature.parameters}
    same.__annotations__ = {
        name: hints[name] if name == "screen" else explained(hints[name], key.replace("_", "-"), screen)
        for name, key in keys.items()  # the screen is no option, and has no message
    }
    parameters = [p.replace(annotation=same.__annotations__[p.name]) for p in signature.parameters.values()]
    same.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    return same


def explained(hint: Any, key: str, screen: Screen) -> Any:
    """Return a type with its explanation, if there is one."""
    return Annotated[hint, Parameter(help=screen.words(key))] if screen.knows(key) else hint


class Pages(DefaultFormatter):
    """The look of help pages."""

    def __init__(self, screen: Screen) -> None:
        super().__init__()
        self.screen = screen

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Show a part of a page; what must be given is told by the line of usage, not by an English word here."""
        entries = [entry.copy(required=False) for entry in panel.entries]
        super().__call__(console, options, panel.copy(entries=entries))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """Show the line that tells how a command is written."""
        self.screen.tell("terminal-help-usage", style="bold", usage=str(usage).strip())
        self.screen.show("")
