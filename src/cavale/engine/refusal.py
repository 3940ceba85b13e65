"""Why something cannot be done: a paragraph of the rules with its figures."""

import msgspec

from cavale.engine.text import Problem, Text


class Refusal(msgspec.Struct, frozen=True):
    """A reason, by its code, the paragraph that rules it and the words that explain it."""

    code: str
    paragraph: str
    text: Text


class Refused(Problem):
    """A wish that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("refused", reason=refusal.text, paragraph=refusal.paragraph)
        self.refusal = refusal
