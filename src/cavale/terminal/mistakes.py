"""What is wrong with a command line, in one line of the user's language."""

from collections.abc import Iterable
from difflib import get_close_matches

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from cavale.engine.text import Text, shown

EVERYWHERE = ("--lang", "--debug", "--help")


def mistake(error: CycloptsError) -> Text:
    """Return what a command line gets wrong."""
    if isinstance(error, UnknownOptionError):
        word = (error.token.keyword or error.token.value).split("=")[0]
        known = [name for each in error.argument_collection if each.parse for name in each.names if name[0] == "-"]
        return unknown("option", word, [*known, *EVERYWHERE])
    if isinstance(error, UnusedCliTokensError):
        word = (error.unused_tokens or [""])[0]
        if not error.command_chain and error.app is not None:
            return unknown("command", word, [name for name in error.app if not name.startswith("-")])
        return Text("terminal-mistake-too-much", {"word": shown(word)})
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        name = error.keyword or error.argument.name
        key = "terminal-mistake-no-value" if error.keyword else "terminal-mistake-missing"
        return Text(key, {"option": name})
    if isinstance(error, RepeatArgumentError):
        return Text("terminal-mistake-twice", {"option": error.token.keyword or ""})
    if isinstance(error, CoercionError) and error.token is not None and error.argument is not None:
        option = error.token.keyword or error.argument.name
        return Text("terminal-mistake-value", {"option": option, "value": shown(error.token.value)})
    return Text("terminal-mistake-other", {"reason": str(error)})


def unknown(what: str, word: str, known: Iterable[str]) -> Text:
    """Return that there is no such command or option, and which was perhaps meant."""
    near = get_close_matches(word, list(known), 1)
    if near:
        return Text(f"terminal-mistake-{what}-near", {"word": shown(word), "near": near[0]})
    return Text(f"terminal-mistake-{what}", {"word": shown(word), "known": ", ".join(known)})
