"""Python's types as the browser's."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec
import pytest

from tools.wire import Printer

Size: TypeAlias = Literal["small", "large"]


class Leaf(msgspec.Struct, tag="leaf"):
    """A leaf."""

    size: Size
    name: str = ""


class Branch(msgspec.Struct, omit_defaults=True, tag="branch"):
    """A branch."""

    parts: tuple["Leaf | Branch", ...]  # from the stem on
    place: tuple[float, float]
    notes: dict[str, int | str] = {}
    nest: Leaf | None = None


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (bool, "boolean"),
        (int | None, "number | null"),
        (Literal["a", 1], '"a" | 1'),
        (tuple[str, ...], "string[]"),
        (tuple[int | str, ...], "(number | string)[]"),
        (tuple[int, str], "[number, string]"),
        (tuple[tuple[float, ...], ...], "number[][]"),
        (Mapping[str, bool], "Record<string, boolean>"),
        (int | float, "number"),
    ],
)
def test_types_are_said_where_they_are_used(kind: object, said: str) -> None:
    assert Printer().said(kind) == said


def test_structs_are_interfaces() -> None:
    printer = Printer()
    printer.names[Size] = "Size"
    assert printer.said(Branch) == "Branch"
    assert list(printer.written) == ["Size", "Leaf", "Branch"]
    assert printer.written["Size"] == 'export type Size = "small" | "large";'
    assert printer.written["Leaf"].splitlines()[1:] == [
        "export interface Leaf {",
        '  type: "leaf";',
        "  size: Size;",
        '  /** "" if left out */',
        "  name?: string;",
        "}",
    ]
    assert printer.written["Branch"].splitlines() == [
        "/** A branch. */",
        "export interface Branch {",
        '  type: "branch";',
        "  /** from the stem on */",
        "  parts: (Leaf | Branch)[];",
        "  place: [number, number];",
        "  /** {} if left out */",
        "  notes?: Record<string, number | string>;",
        "  nest?: Leaf;",
        "}",
    ]


def test_what_has_no_type_in_the_browser_is_refused() -> None:
    with pytest.raises(SystemExit, match="no TypeScript"):
        Printer().said(bytes)
