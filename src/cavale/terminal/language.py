"""Which language to speak: as asked for, else as the environment says."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from cavale.engine.text import LANGUAGES

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


def asked_language(words: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return the language of a command line; whether there is such a language is not checked."""
    for word, following in pairwise((*words, "")):
        if word == "--":
            break
        if word == "--lang" and following:
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return environ.get("CAVALE_LANG") or local_language(environ)


def local_language(environ: Mapping[str, str]) -> str:
    """Return the language of the user's locale, or English where there are no texts in it."""
    locale = next((environ[name] for name in LOCALE if environ.get(name)), "")
    return next((language for language in LANGUAGES if locale.lower().startswith(language)), LANGUAGES[0])
