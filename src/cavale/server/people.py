"""People without accounts: a name and a signed cookie; keys and codes that open seats."""

import hashlib
import hmac
import re
import secrets
from typing import Final

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.datastructures import Headers

from cavale.engine.text import Problem

COOKIE: Final = "cavale"
LONGEST: Final = 24  # letters of a name
LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # of codes: none that sounds or looks like another
CODE_LENGTH: Final = 8


class Person(msgspec.Struct, frozen=True):
    """Who holds a cookie: an id that nobody sees, and a name."""

    id: str
    name: str


class People:
    """Signs cookies, and makes and recognises keys, with the house's secret."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()
        self.signer = URLSafeSerializer(secret, salt="cavale-person")

    def digest(self, key: str) -> str:
        """Return what is stored of a key."""
        return hmac.new(self.secret, key.encode(), hashlib.sha256).hexdigest()[:40]

    def key_of(self, code: str) -> str:
        """Return the key of the link to a seat; its code is part of it, and leads to it here only."""
        return f"{code}-{self.digest('seat ' + code)[:26]}"

    def code_for(self, *facts: str) -> str:
        """Return a code that follows from facts, for nobody but this house."""
        digest = hmac.new(self.secret, "\n".join(("code", *facts)).encode(), hashlib.sha256).digest()
        number = int.from_bytes(digest)
        return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(CODE_LENGTH))

    def same(self, key: str, digest: str) -> bool:
        """Tell whether a key is the one of a digest."""
        return bool(key) and bool(digest) and hmac.compare_digest(self.digest(key), digest)

    def read(self, cookie: str | None) -> Person | None:
        """Return whose cookie it is; nobody's if it was not signed here."""
        if not cookie:
            return None
        try:
            return msgspec.convert(self.signer.loads(cookie), Person)
        except BadSignature as error:
            error.__traceback__ = None  # itsdangerous keeps the error in its frames: a reference cycle
            return None
        except msgspec.ValidationError:
            return None

    def sign(self, person: Person) -> str:
        """Return a person's cookie."""
        return str(self.signer.dumps({"id": person.id, "name": person.name}))


def new_person(name: str) -> Person:
    """Return somebody who has no cookie yet."""
    return Person(secrets.token_urlsafe(12), name)


def new_key() -> str:
    """Return a secret for the host's link."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """Return a public name for a table."""
    return "".join(secrets.choice(LETTERS.lower()) for _ in range(10))


def new_code() -> str:
    """Return a code to say aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def written_code(text: str) -> str:
    """Return a code as it was made, however it was typed."""
    return re.sub(r"[^A-Z0-9]", "", text.upper())


def token_of(headers: Headers) -> str:
    """Return the key by which a program asks; no page sends one by itself, as it does cookies."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def clean_name(text: str) -> str:
    """Return a name in one line, or raise `Problem` if it is none."""
    name = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    if not name:
        raise Problem("server-name-missing")
    if len(name) > LONGEST:
        raise Problem("server-name-long", longest=LONGEST)
    return name
