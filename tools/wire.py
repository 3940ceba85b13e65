"""Make web/src/wire.ts, and the messages in docs/bot-api.md, of the server's: python -m tools.wire [--check].

With the sources on the path.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import sys
import types
import typing
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo

from cavale.server import messages

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web" / "src" / "wire.ts"
MANUAL = ROOT / "docs" / "bot-api.md"
SHOWN = re.compile(r"(<!-- made by tools/wire.py: ([\w ]+) -->\n```ts\n).*?(\n```)", re.DOTALL)
HEAD = "// Made by tools/wire.py from src/cavale/server/messages.py: change it there, then make it anew."
PLAIN: dict[object, str] = {bool: "boolean", int: "number", float: "number", str: "string", type(None): "null"}


class Printer:
    """Writes Python's types as TypeScript, those with a name once, each after what it is made of."""

    def __init__(self) -> None:
        self.names: dict[object, str] = {}
        self.written: dict[str, str] = {}

    def learn(self, module: ModuleType) -> None:
        """Take the names that a module gives to unions and literals."""
        for name, annotation in inspect.get_annotations(module).items():
            if annotation is typing.TypeAlias:
                self.names[getattr(module, name)] = name

    def said(self, kind: Any) -> str:
        """A type as it is said where it is used."""
        if kind in self.names:
            return self.alias(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self.interface(kind)
        return self.composed(get_origin(kind), get_args(kind), kind)

    def composed(self, origin: object, args: Sequence[Any], kind: object) -> str:
        """A type that is made of others."""
        if origin is Literal:
            return " | ".join(msgspec.json.encode(word).decode() for word in args)
        if origin in (types.UnionType, typing.Union):
            return " | ".join(dict.fromkeys(map(self.said, args)))
        if origin is tuple and args[1:] == (...,):
            element = self.said(args[0])
            return f"({element})[]" if " " in element else f"{element}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.said, args))}]"
        if origin in (dict, Mapping) and args[0] is str:
            return f"Record<string, {self.said(args[1])}>"
        raise SystemExit(f"no TypeScript is known for {kind}")

    def alias(self, kind: Any) -> str:
        """The name of a union or literal, which is written if it was not."""
        name = self.names[kind]
        if name not in self.written:
            text = f"export type {name} = {self.composed(get_origin(kind), get_args(kind), kind)};"
            self.write(name, text)
        return name

    def interface(self, struct: type[msgspec.Struct]) -> str:
        """The name of a struct, which is written as an interface if it was not."""
        name = struct.__name__
        if self.names.setdefault(struct, name) and name not in self.written:
            self.written[name] = ""  # for those that contain themselves
            lines = [*comment(inspect.getdoc(struct) or ""), f"export interface {name} {{", *self.fields(struct), "}"]
            del self.written[name]
            self.write(name, "\n".join(lines))
        return name

    def fields(self, struct: type[msgspec.Struct]) -> Iterator[str]:
        """The lines of a struct's fields; one that has a default may be left out by either side."""
        if struct.__struct_config__.tag is not None:
            yield f"  type: {msgspec.json.encode(struct.__struct_config__.tag).decode()};"
        remarks = field_comments(struct)
        for field in msgspec.structs.fields(struct):
            kind, default = field.type, default_of(field)
            optional = default is not msgspec.NODEFAULT
            if optional and default is not None:
                left_out = f"{msgspec.json.encode(default).decode()} if left out"
                remarks[field.name] = f"{remarks[field.name]}; {left_out}" if field.name in remarks else left_out
            if optional and default is None:
                kind = typing.Union[tuple(part for part in get_args(kind) if part is not type(None))]  # noqa: UP007
            yield from comment(remarks.get(field.name, ""), "  ")
            yield f"  {field.encode_name}{'?' if optional else ''}: {self.said(kind)};"

    def write(self, name: str, text: str) -> None:
        """Keep a definition; two with one name would be one too many."""
        if name in self.written:
            raise SystemExit(f"two types are called {name}")
        self.written[name] = text


def default_of(field: FieldInfo) -> object:
    """What a field is when nothing is said of it."""
    factory = field.default_factory
    return field.default if factory is msgspec.NODEFAULT else typing.cast(typing.Callable[[], object], factory)()


def comment(text: str, indent: str = "") -> list[str]:
    """The lines of a comment, in the browser's way."""
    lines = text.splitlines()
    if len(lines) < 2:
        return [f"{indent}/** {line} */" for line in lines]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def field_comments(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What the comments behind a struct's fields say."""
    lines = inspect.getsource(struct).splitlines()
    found = {}
    for node in typing.cast(ast.ClassDef, ast.parse("\n".join(lines)).body[0]).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            rest = lines[(node.end_lineno or 1) - 1].encode()[node.end_col_offset :].decode()
            if match := re.match(r"\s*# (.*)", rest):
                found[node.target.id] = match[1]
    return found


def all_messages() -> tuple[dict[str, str], list[str]]:
    """All messages, with what they are made of, in the order in which they are defined; and constants."""
    printer = Printer()
    for name in sorted(sys.modules):
        if name.startswith("cavale."):
            printer.learn(sys.modules[name])
    constants = []
    for name, value in vars(messages).items():
        own_struct = isinstance(value, type) and value.__module__ == messages.__name__
        if own_struct or name in inspect.get_annotations(messages):
            printer.said(value)
        elif name.isupper():
            words = msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
            constants.append(f"export const {name} = {words} as const;")
    return printer.written, constants


def manual(text: str, written: Mapping[str, str]) -> str:
    """The manual with the messages that it names as they are now."""

    def shown(found: re.Match[str]) -> str:
        lines = "\n\n".join(written[name].replace("export ", "") for name in found[2].split())
        return f"{found[1]}{lines}{found[3]}"

    return SHOWN.sub(shown, text)


def main() -> None:
    """Write the files, or tell whether they are what they should be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only tell whether the files are in step")
    check = parser.parse_args().check
    written, constants = all_messages()
    typescript = "\n\n".join([HEAD, *written.values(), *constants]) + "\n"
    for file, new in ((FILE, typescript), (MANUAL, manual(MANUAL.read_text(encoding="utf-8"), written))):
        if not check:
            file.write_text(new, encoding="utf-8")
        elif not file.is_file() or file.read_text(encoding="utf-8") != new:
            name = file.relative_to(ROOT)
            sys.exit(f"{name} is not what messages.py says: PYTHONPATH=src .venv-check/bin/python -m tools.wire")


if __name__ == "__main__":
    main()
