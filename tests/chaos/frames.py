"""Hostile frames, made from the protocol's own types field by field: wrong, huge, missing, extra, twice, too deep."""

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec

from cavale.server.messages import ForkWish, HostWish, JoinWish, TableWish, ToServer

Fields = list[tuple[str, str]]  # names and values, both as raw JSON: what no encoder would write can be written
REQUESTS: tuple[type[msgspec.Struct], ...] = get_args(ToServer)
WISHES: dict[str, type[msgspec.Struct]] = {
    "/api/tables": TableWish,
    "/api/tables/{table}/host": HostWish,
    "/api/tables/{table}/join": JoinWish,
    "/api/tables/{table}/fork": ForkWish,
    "/api/join": JoinWish,
}
NUMBERS: tuple[str, ...] = ("0", "-1", "1", "-3", "7", "-0", "255", "2147483648", "-2147483649", "9223372036854775807")
NUMBERS += ("9223372036854775808", "-9223372036854775809", "18446744073709551616", "1" * 400)
ODD_NUMBERS = ("1.5", "0.0", "-0.0", "1e3", "1e308", "1e999", "NaN", "Infinity", "-Infinity", "0x10", "01", "+1")
STRINGS: tuple[str, ...] = (
    '""',
    '"0"',
    '"+0"',
    '"\u0661"',
    '" "',
    '"\\u0000"',
    '"\\ud800"',
    '"\\udfff\\ud800"',
    '"\u202e\u200b"',
)
STRINGS += ('"a\\nb"', '"' + "x" * 64 + '"', '"' + "x" * 65 + '"', '"' + "é" * 301 + '"', '"' + "y" * 9000 + '"')
STRINGS += ('"../../etc/passwd"', '"<script>"', '"%00"', '"{0}"', '"\\u2028"', '"bot"', '"person"', '"off"', '"chance"')
OTHERS = (
    "null",
    "true",
    "false",
    "[]",
    "{}",
    "[[]]",
    '{"":""}',
    "[null]",
    "[0,1,2]",
    '["space:1:1"]',
    '{"a":{"b":[]}}',
)
DEEP = (
    "[" * 200 + "]" * 200,
    '{"a":' * 200 + "1" + "}" * 200,
    "[" * 3000 + "]" * 3000,
    '{"a":' * 1500 + "1" + "}" * 1500,
)
LARGE = ("[" + "0," * 4000 + "0]", '{"k":0' + ',"k":1' * 1000 + "}")
VALUES = NUMBERS + ODD_NUMBERS + STRINGS + OTHERS + DEEP + LARGE
RUBBISH: tuple[str, ...] = (
    "",
    " ",
    "{",
    "}",
    "[]",
    "null",
    '"play"',
    "{}",
    '{"type":null}',
    '{"type":{}}',
    "[" * 5000,
    "\u0000",
    "{'a':1}",
)
RUBBISH += ('{"type":"play"', '{"type":"play",}', '{"type":"fly"}', "\ufeff{}", '{"type":"ping"}{"type":"ping"}', "NaN")


def sample(kind: type[msgspec.Struct], known: dict[str, Any]) -> Fields:
    """Return the fields of a message that makes sense, as far as its types tell and something is known."""
    config = kind.__struct_config__
    fields: Fields = [('"type"', json.dumps(config.tag))] if config.tag is not None else []
    for name, encoded, value in plausible(kind):
        fields.append((encoded, json.dumps(known[name]) if name in known else value))
    return fields


@cache
def plausible(kind: type[msgspec.Struct]) -> list[tuple[str, str, str]]:
    """Return the fields of a message: names in Python, and names and some value of their types in JSON."""
    return [
        (
            field.name,
            json.dumps(field.encode_name),
            json.dumps(plausible_of(msgspec.inspect.type_info(field.type))),
        )
        for field in msgspec.structs.fields(kind)
    ]


def plausible_of(info: msgspec.inspect.Type) -> Any:
    """Return some value of an inspected type."""
    match info:
        case msgspec.inspect.LiteralType(values):
            return values[0]
        case msgspec.inspect.BoolType():
            return True
        case msgspec.inspect.IntType() | msgspec.inspect.FloatType():
            return 0
        case msgspec.inspect.UnionType(types):
            return plausible_of(types[0])
        case msgspec.inspect.VarTupleType(inner):
            return [plausible_of(inner)] * 2
        case msgspec.inspect.DictType():
            return {}
        case msgspec.inspect.StructType(_, fields):
            return {field.encode_name: plausible_of(field.type) for field in fields}
    return "x"


def spoiled(rng: random.Random, fields: Fields) -> Fields:
    """Return the fields with one thing wrong, at least as far as form goes."""
    new = list(fields)
    at = rng.randrange(len(new))
    name, value = new[at]
    match rng.randrange(8):
        case 0 | 1 | 2:
            new[at] = name, rng.choice(VALUES)
        case 3:
            del new[at]
        case 4:
            new.append((rng.choice(('"more"', '"__class__"', '""', '"type"', name)), rng.choice(VALUES)))
        case 5:
            new.append((name, value))
        case 6:
            new[at] = rng.choice(STRINGS), value
        case 7:
            new[at] = name, rng.choice((f"[{value}]", f'{{"a":{value}}}', inside(rng, value)))
    return new


def inside(rng: random.Random, value: str) -> str:
    """Return a value with something spoiled within, such as one field of a seat or a clock."""
    try:
        inner = json.loads(value)
    except (ValueError, RecursionError):  # spoiled already
        return rng.choice(VALUES)
    if isinstance(inner, dict) and inner:
        return written(spoiled(rng, [(json.dumps(name), json.dumps(each)) for name, each in inner.items()]))
    if isinstance(inner, list) and inner:
        return "[" + ",".join(inside(rng, json.dumps(each)) for each in inner) + "]"
    return rng.choice(VALUES)


def written(fields: Fields) -> str:
    """Return fields as one JSON object, in whatever form they are."""
    return "{" + ",".join(f"{name}:{value}" for name, value in fields) + "}"


def request_frames(rng: random.Random, known: dict[str, Any]) -> Iterator[str | bytes]:
    """Give hostile frames for a table's socket, without end."""
    while True:
        kind = rng.choice(REQUESTS)
        what = rng.random()
        if what < 0.03:
            yield rng.choice(RUBBISH)
        elif what < 0.05:
            yield rng.randbytes(rng.randrange(1, 60))
        else:
            fields = spoiled(rng, sample(kind, known))
            if what > 0.8:
                fields = spoiled(rng, fields) if fields else fields
            text = written(fields)
            yield cut(rng, text) if what < 0.1 else text


def cut(rng: random.Random, text: str) -> bytes:
    """Return a message as bytes, with one of them changed or the end missing."""
    data = bytearray(text.encode())
    at = rng.randrange(len(data))
    if rng.random() < 0.5:
        return bytes(data[:at]) or b"{"
    data[at] = rng.randrange(256)
    return bytes(data)


def wish_bodies(rng: random.Random, known: dict[str, Any]) -> Iterator[tuple[str, bytes]]:
    """Give hostile bodies for HTTP requests, with the paths they are for, without end."""
    while True:
        path, kind = rng.choice(list(WISHES.items()))
        fields = spoiled(rng, sample(kind, known))
        yield (
            path,
            written(fields).encode("utf-8", "surrogatepass") if rng.random() < 0.9 else cut(rng, written(fields)),
        )
