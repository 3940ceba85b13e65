"""What the tests of the rules share: legal moves and tables as plain text, and what holds in every state."""

from cavale.engine.match import Match
from cavale.engine.text import Problem
from cavale.games.section_x import GAME
from cavale.games.section_x.rules import SectionX, section_x_of
from cavale.games.section_x.tests.oracle import FIELD, Board, section, tunnel

ACT = {"did": "drew", "ask": "act"}  # red is to begin a tile action
DRAW = {"did": "-", "ask": "draw"}  # red's turn begins
KINDS = ("S1", "S2", "S3", "D1", "D2", "D3", "D4", "D5", "T1", "T2", "T3", "J1", "J2", "J3", "H1", "H2", "H3")
HOME = "island*8/-;-/-"


def state(match: Match) -> SectionX:
    """Return the state of a match by its own type."""
    return section_x_of(match.state)


def legal(match: Match, *verbs: str) -> set[str]:
    """Return the legal moves as text, all or those of some verbs."""
    words = {GAME.moves.notation(found) for found in match.legal_moves()}
    return {word for word in words if not verbs or word.partition("=")[0] in verbs}


def shown(match: Match, part: str, seat: int | None = None) -> str:
    """Return a part of the table as text, as a seat sees it or as it is."""
    seen = match.state if seat is None else match.view(seat).state
    pairs = [pair.partition("=") for pair in GAME.position.describe(seen).split()]
    return {key: value for key, _, value in pairs}[part]


def people(match: Match, colour: str) -> str:
    """Return where a colour's prisoners are."""
    return shown(match, colour).split("/")[0]


def doors(match: Match, colour: str) -> str:
    """Return where a colour's doors are."""
    return shown(match, colour).split("/")[1]


def problem(text: str, preset: str = "standard", players: int = 2) -> tuple[str, str] | None:
    """Return which part of a position is refused, with its value; None if it can be placed."""
    try:
        GAME.position.place(GAME.choose(players, preset), players, text)
    except Problem as found:
        return str(found.text.args["part"]), str(found.text.args["value"])
    return None


def board_of(table: SectionX) -> Board:
    """Return the tiles of a table as the oracle has them."""
    return {FIELD[space]: (KINDS[face // 6], face % 6) for space, face in enumerate(table.tiles) if face >= 0}


def expect_owners(table: SectionX) -> None:
    """Expect every section to belong to the owner of the doors in its tunnel, found from scratch (SX-20)."""
    board = board_of(table)
    wanted = [-1] * 198
    for door, at in enumerate(table.doors):
        if at >= 0:
            for q, r, number in tunnel(board, section(GAME.moves.notation(560 + at).removeprefix("door="))):
                place = FIELD.index((q, r)) * 3 + number
                assert wanted[place] in (-1, door // 2), "doors of two owners in a tunnel"
                wanted[place] = door // 2
    assert list(table.owners) == wanted


def expect_sound(table: SectionX) -> None:
    """Expect what holds in every state in which no choice of SX-21 or SX-27 is pending (worked example 6)."""
    laid = sum(face >= 0 for face in table.tiles)
    known_tops = sum(kind >= 0 for kind in table.tops)
    assert laid + sum(table.stocks) + sum(table.piles) == 54
    assert sum(table.pool) + known_tops == sum(table.piles)
    for seat in range(table.players):
        where = list(table.where[seat * 8 : seat * 8 + 8])
        tunnels = sum(place < 198 and not table.is_hiding(place) for place in where)
        counted = [table.count(seat, 198), tunnels, table.in_hiding(seat), table.in_green(seat)]
        assert sum(counted) + table.count(seat, 205) + table.count(seat, 206) == 8
        mine = list(table.doors[seat * 2 : seat * 2 + 2])
        assert sum(at >= 0 for at in mine) + mine.count(-1) + mine.count(-2) == 2
        assert mine.count(-2) <= 1
    guests = [0] * 198
    for prisoner, place in enumerate(table.where):
        if place < 198:
            guests[place] += 4 ** (prisoner // 8)
            assert table.openings(place) > 0
    assert list(table.guests) == guests
