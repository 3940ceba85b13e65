"""The tests' own clients: none gives up after the five seconds that are httpx's own bound."""

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]
CLIENTS = {"Client", "AsyncClient", "delete", "get", "head", "post", "put", "request", "stream"}


def made_in(file: Path) -> Iterator[ast.Call]:
    """Give the calls in a file that make a client of httpx, or ask something without one."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="httpx"), attr=name)) if name in CLIENTS:
                yield node


def test_every_client_has_a_bound_of_its_own() -> None:
    """On a busy machine an answer may take longer: see `client` and `async_client` in hosting.py."""
    found = [(file, call) for file in sorted(TESTS.rglob("*.py")) for call in made_in(file)]
    assert found
    unbound = [
        f"{file.relative_to(TESTS)}:{call.lineno}"
        for file, call in found
        if "timeout" not in {word.arg for word in call.keywords}
    ]
    assert unbound == []
