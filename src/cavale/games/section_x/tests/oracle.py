"""The rules of Section X once more: naive, told from beginning to end, from the specification alone.

Nothing here comes from the game's own modules; moves and positions are the texts of the records. The game is one long
generator: it gives who must choose among which moves, chance with its weights, and is sent what was chosen. Whatever
follows from how the tiles lie is found anew each time it is needed.
"""

from collections import Counter
from collections.abc import Generator, Iterator
from functools import cache
from itertools import groupby
from typing import TypeAlias

Asked: TypeAlias = tuple[str, dict[str, int]]  # an actor, and its moves with their weights
Told: TypeAlias = Generator[Asked, str, None]
Answered: TypeAlias = Generator[Asked, str, str]
Cell: TypeAlias = tuple[int, int]
Section: TypeAlias = tuple[int, int, int]
Board: TypeAlias = dict[Cell, tuple[str, int]]

COLOURS = ("red", "purple", "yellow", "blue")
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # SX-2
GREENS = {  # SX-2
    "green0": {(5, 0), (5, -1), (4, 1)},
    "green1": {(5, -5), (4, -5), (5, -4)},
    "green2": {(0, -5), (1, -5), (-1, -4)},
    "green3": {(-5, 0), (-5, 1), (-4, -1)},
    "green4": {(-5, 5), (-5, 4), (-4, 5)},
    "green5": {(0, 5), (-1, 5), (1, 4)},
}
TILES = {  # SX-3
    **{"S1": "03", "S2": "02", "S3": "01", "D1": "03 14", "D2": "03 12", "D3": "02 35", "D4": "02 13", "D5": "01 34"},
    **{"T1": "03 14 25", "T2": "03 15 24", "T3": "03 12 45", "J1": "024", "J2": "013", "J3": "023"},
    **{"H1": "0", "H2": "03", "H3": "02"},
}
COPIES = dict(zip(TILES, (8, 8, 4, 3, 3, 3, 2, 2, 1, 2, 2, 4, 2, 2, 2, 3, 3), strict=True))


def far(one: Cell, other: Cell) -> int:
    """Return the distance of two cells."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


ISLAND = {(q, r) for q in (-1, 0, 1) for r in (-1, 0, 1) if far((q, r), (0, 0)) <= 1}
SHORES = set().union(*GREENS.values())
FIELD = [
    (q, r)
    for q in range(-5, 6)
    for r in range(-5, 6)
    if far((q, r), (0, 0)) <= 5 and (q, r) not in ISLAND and (q, r) not in SHORES
]


def name(cell: Cell) -> str:
    """Return a cell as records write it."""
    q, r = cell
    return f"{'ABCDEFGHIJK'[r + 5]}{q - max(-5, -5 - r) + 1}"


NAMES = {name(cell): cell for cell in FIELD}


@cache
def called(section: Section) -> str:
    """Return a section as records write it."""
    return name(section[:2]) + "abc"[section[2]]


def section(text: str) -> Section:
    """Return a section from its name."""
    return *NAMES[text[:-1]], "abc".index(text[-1])


def beyond(cell: Cell, port: int) -> Cell:
    """Return the cell behind a side."""
    return cell[0] + STEPS[port][0], cell[1] + STEPS[port][1]


@cache
def ports(kind: str, rotation: int) -> tuple[frozenset[int], ...]:
    """Return the ports of each section of a tile."""
    return tuple(frozenset((int(port) + rotation) % 6 for port in joined) for joined in TILES[kind].split())


@cache
def rotations(kind: str) -> list[int]:
    """SX-11: the rotations that look different, each as the lowest of those that look the same."""
    looks = [frozenset(ports(kind, rotation)) for rotation in range(6)]
    return [rotation for rotation in range(6) if looks.index(looks[rotation]) == rotation]


def opened(tile: tuple[str, int]) -> set[int]:
    """Return the open sides of a tile."""
    return {port for joined in ports(*tile) for port in joined}


def fits(board: Board, cells: list[Cell]) -> bool:
    """SX-7: on every side shared with a tile, both are open or both are closed."""
    for cell in cells:
        mine = opened(board[cell])
        for port in range(6):
            other = board.get(beyond(cell, port))
            if other and (port in mine) != ((port + 3) % 6 in opened(other)):
                return False
    return True


def doorways(board: Board, at: Section) -> Iterator[tuple[int, Cell]]:
    """Give the openings of a section: the port, and the cell behind it."""
    cell = at[:2]
    for port in sorted(ports(*board[cell])[at[2]]):
        yield port, beyond(cell, port)


def linked(board: Board, at: Section) -> set[Section]:
    """Return the sections of other tiles that a section is connected to."""
    found = set()
    for port, cell in doorways(board, at):
        if cell in board:
            number = next(n for n, joined in enumerate(ports(*board[cell])) if (port + 3) % 6 in joined)
            found.add((*cell, number))
    return found


def tunnel(board: Board, at: Section) -> set[Section]:
    """SX-20: all sections connected with each other."""
    found = {at}
    while more := set().union(*(linked(board, one) for one in found)) - found:
        found |= more
    return found


class Naive:
    """A table made of dictionaries and lists, and the plain story of a game."""

    def __init__(self, options: dict[str, str], players: int) -> None:
        self.advanced = options["advanced"] == "on"
        self.passing = options["passing"] == "on"
        self.patience = int(options["patience"]) * players
        self.limit = int(options["rounds"])
        self.goal = 7 if self.advanced else 5
        self.brings = 2 if players == 2 else 3
        self.colours = COLOURS[:players]
        self.board: Board = {}
        self.people = {colour: ["island"] * 8 for colour in self.colours}
        self.doors = {colour: ["-", "-"] for colour in self.colours}
        self.stocks: dict[str, Counter[str]] = {colour: Counter() for colour in self.colours}
        self.greens: dict[str, str] = {}
        self.pool = Counter(COPIES)
        self.piles = [18, 18, 18]
        self.tops = ["-", "-", "-"]
        self.next = "red"
        self.round, self.last, self.idle = 1, False, 0
        self.drew = self.acted = self.locked = self.boom = False
        self.steps = [0] * 8
        self.draft: list[str] = []
        self.ties: list[tuple[Section, list[str]]] = []
        self.ask = "first"
        self.winners: set[str] = set()
        self.told = self.story()
        self.asked: Asked = next(self.told)

    def play(self, word: str) -> None:
        """Go on with what was chosen."""
        try:
            self.asked = self.told.send(word)
        except StopIteration:
            self.asked = "nobody", {}

    # The story

    def story(self) -> Told:
        """SX-4: a game is rounds of turns, until it ends."""
        move = yield "chance", {f"first={colour}": 1 for colour in self.colours}
        self.next = move[6:]
        yield from self.turn_up_all()
        while not self.winners:
            yield from self.turn()
            if self.winners:
                return
            if not self.boom:
                self.idle = 0 if self.drew else self.idle + 1
                self.boom = sum(self.piles) == 0 or 0 < self.patience == self.idle  # SX-24, SX-26
            if self.boom:
                yield from self.explode()
                continue
            yield from self.reward(self.next)  # SX-27
            self.next = self.left_of(self.next)
            self.forget()

    def forget(self) -> None:
        """Begin a turn with nothing done."""
        self.drew = self.acted = self.locked = self.boom = False
        self.steps = [0] * 8

    def turn(self) -> Told:
        """SX-6 to SX-19, SX-33: draw; one tile action; steps or a door."""
        if self.stocks[self.next].total() < 3:
            yield from self.draw()
        while True:
            walks = self.walks() | self.locks() if self.acted or self.advanced else set()
            if self.acted and not walks:
                return
            moves = walks | {"done" if self.acted or self.advanced else "skip"}
            if not self.acted:
                moves |= {begin for begin in self.begins() if any(True for _ in self.completions(begin))}
            self.ask = "walk" if self.acted else "act"
            word = yield self.next, dict.fromkeys(moves, 1)
            verb = word.split("=")[0]
            if verb == "done":
                return
            if verb == "skip":
                self.acted = True
            elif verb in ("step", "pass"):
                place, target = word.split("=")[1].split(">")
                self.walk(place, target, 1 if verb == "step" else 2)
                if self.winners or self.boom:
                    return
            elif verb in ("door", "shift"):
                self.locked = True
                old, _, new = ("->" + word[5:] if verb == "door" else word[6:]).partition(">")
                mine = self.doors[self.next]
                mine[mine.index(old)] = new
            else:
                yield from self.act(word)

    def draw(self) -> Told:
        """SX-6, SX-33: the top tile of a pile."""
        self.ask = "draw"
        word = yield self.next, {f"draw={n}": 1 for n, size in enumerate(self.piles, 1) if size}
        pile = int(word[5:]) - 1
        if self.advanced:
            kind = self.tops[pile]
            self.tops[pile] = "-"
        else:
            self.ask = f"tile:{pile + 1}"
            kind = yield from self.from_pool("tile")
        self.piles[pile] -= 1
        self.stocks[self.next][kind] += 1
        self.drew = True
        if self.advanced and self.piles[pile]:
            yield from self.turn_up(pile)

    def from_pool(self, word: str) -> Answered:
        """Let chance bring a tile of the piles."""
        move = yield "chance", {f"{word}={kind}": number for kind, number in self.pool.items() if number}
        kind = move.split("=")[1]
        self.pool[kind] -= 1
        return kind

    def turn_up(self, pile: int) -> Told:
        """SX-33: the top of a pile is known."""
        self.ask = f"tops:{pile + 1}"
        self.tops[pile] = yield from self.from_pool("top")

    def turn_up_all(self) -> Told:
        """SX-33: so are all of them from the beginning of a round."""
        if self.advanced:
            for pile in range(3):
                yield from self.turn_up(pile)

    def act(self, begin: str) -> Told:
        """SX-8 to SX-11, SX-21: a tile action, choice by choice, up to the struggles."""
        ways = list(self.completions(begin))
        self.draft = [begin]
        chosen: tuple[str, ...] = ()
        while len(chosen) < len(ways[0]):
            self.ask = "aim" if begin[:4] != "turn" and not chosen else "spin"
            word = yield self.next, {way[len(chosen)]: 1 for way in ways if way[: len(chosen)] == chosen}
            chosen += (word,)
            self.draft.append(word)
        self.draft.pop()
        lengths = {
            (colour, number): len({at[:2] for at in tunnel(self.board, section(door))})
            for colour in self.colours
            for number, door in enumerate(self.doors[colour])
            if door not in ("-", "key")
        }
        self.board, self.doors, self.people = self.result(begin, chosen)
        if begin.startswith("place"):
            self.stocks[self.next][begin[6:]] -= 1
        yield from self.struggle(lengths)
        self.draft = []
        self.acted = True

    def struggle(self, lengths: dict[tuple[str, int], int]) -> Told:
        """SX-21: the longest keeps; equals are chosen among."""
        laid = {key: section(self.doors[key[0]][key[1]]) for key in lengths}
        joined = {min(tunnel(self.board, at)): tunnel(self.board, at) for at in laid.values()}
        for lowest, inside in sorted(joined.items()):
            doors = [key for key, at in laid.items() if at in inside]
            longest = max(lengths[key] for key in doors)
            best = [colour for colour in self.colours if any(k[0] == colour and lengths[k] == longest for k in doors)]
            if len({colour for colour, _ in doors}) < 2:
                continue
            self.ties.append((lowest, best))
        for _, best in self.ties:
            if len(best) > 1:
                self.ask = "keep"
                word = yield self.next, {f"keep={colour}": 1 for colour in best}
                best[:] = [word[5:]]
        for lowest, best in self.ties:
            self.lift(tunnel(self.board, lowest), best[0])
        self.ties = []

    def lift(self, inside: set[Section], keeper: str) -> None:
        """Return the others' doors in a tunnel to supply."""
        for colour, doors in self.doors.items():
            if colour != keeper:
                self.doors[colour] = ["-" if at not in ("-", "key") and section(at) in inside else at for at in doors]

    def walk(self, place: str, target: str, steps: int) -> None:
        """SX-15, SX-16, SX-22, SX-23, SX-28, SX-29: a prisoner goes."""
        mine = self.people[self.next]
        _, number = min((self.steps[n], n) for n, at in enumerate(mine) if at == place)
        mine[number] = target
        self.steps[number] += steps
        if target == "island" or target in GREENS:
            self.doors[self.next] = ["-" if door == "key" else door for door in self.doors[self.next]]
        if target in GREENS:
            self.greens[target] = self.next
            self.drew = True
            if sum(at in GREENS or at == "free" for at in mine) >= self.goal:
                self.winners, self.ask = {self.next}, "freedom"
            elif sum(at in GREENS for at in mine) >= self.brings:
                self.boom = True

    def explode(self) -> Told:
        """SX-25, SX-30, SX-31, SX-34."""
        for colour, people in self.people.items():
            for number, at in enumerate(people):
                if at in GREENS:
                    people[number] = "free"
                elif at not in ("island", "free", "lost") and self.board[section(at)[:2]][0][0] != "H":
                    people[number] = "lost"
            self.doors[colour] = ["key" if door == "key" else "-" for door in self.doors[colour]]
            self.stocks[colour].clear()
        inhabited = {cell for people in self.people.values() for at in people for cell in self.cell_of(at)}
        self.board = {cell: tile for cell, tile in self.board.items() if cell in inhabited}
        self.pool = Counter(COPIES)
        self.pool.subtract(kind for kind, _ in self.board.values())
        self.piles = [(self.pool.total() + 2 - pile) // 3 for pile in range(3)]
        self.tops = ["-", "-", "-"]
        able = [colour for colour, people in self.people.items() if 8 - people.count("lost") >= self.goal]
        if self.last or not able or self.round == self.limit:
            self.rank("last" if self.last else "limit" if able else "spent")
            return
        self.last = len(able) < len(self.colours)
        self.round += 1
        self.idle = 0
        self.next = self.left_of(self.next)
        self.forget()
        for colour in self.colours:
            yield from self.reward(colour)
        yield from self.turn_up_all()

    def cell_of(self, at: str) -> list[Cell]:
        """Return the cell that a prisoner's tile lies on, if he is on one."""
        return [] if at in ("island", "free", "lost") or at in GREENS else [section(at)[:2]]

    def reward(self, colour: str) -> Told:
        """SX-27: a master key for a door."""
        out = [at for at in self.people[colour] if at not in ("free", "lost") and at not in GREENS]
        hidden = [at for at in out if self.cell_of(at) and self.board[self.cell_of(at)[0]][0][0] == "H"]
        doors = self.doors[colour]
        if not out or len(hidden) < len(out) or len(set(hidden)) > 2 or "key" in doors:
            return
        given = "-"
        if "-" not in doors:
            self.ask = "give"
            word = yield colour, {f"give={door}": 1 for door in doors}
            given = word[5:]
        doors[doors.index(given)] = "key"

    def rank(self, how: str) -> None:
        """SX-31, SX-34: who stands best."""
        marks = {}
        for colour, people in self.people.items():
            free, left = people.count("free"), 8 - people.count("lost")
            hidden = left - free - people.count("island")
            marks[colour] = (free, free + hidden, left) if how == "spent" else (left, free, hidden)
        self.winners = {colour for colour in self.colours if marks[colour] == max(marks.values())}
        self.ask = "shared" if len(self.winners) > 1 else how

    # What may be done

    def guests(self, at: Section) -> list[str]:
        """Return the colours of the prisoners in a section."""
        here = called(at)
        return [colour for colour, people in self.people.items() for place in people if place == here]

    def owner(self, at: Section) -> str | None:
        """SX-20: whose tunnel a section is in."""
        inside = tunnel(self.board, at)
        for colour, doors in self.doors.items():
            if any(door not in ("-", "key") and section(door) in inside for door in doors):
                return colour
        return None

    def begins(self) -> list[str]:
        """Return how tile actions may begin, as far as the tile allows it (SX-12)."""
        words = [f"place={kind}" for kind, number in self.stocks[self.next].items() if number]
        for cell in self.board:
            if self.is_free(cell, False):
                words += [f"{verb}={name(cell)}" for verb in ("move", "exchange")]
            if self.is_free(cell, True):
                words.append(f"turn={name(cell)}")
        return words

    def is_free(self, cell: Cell, empty: bool) -> bool:
        """SX-12: not another's, nobody on it, or only own prisoners in a hiding place."""
        parts = [(*cell, number) for number in range(len(ports(*self.board[cell])))]
        guests = [colour for at in parts for colour in self.guests(at)]
        if guests and (empty or self.board[cell][0][0] != "H" or set(guests) != {self.next}):
            return False
        return all(self.owner(at) in (None, self.next) for at in parts)

    def is_far_enough(self, cell: Cell, target: Cell) -> bool:
        """SX-13: an occupied hiding place may not come nearer to green."""
        occupied = any(self.guests((*cell, number)) for number in range(3))
        near = [min(far(one, green) for green in SHORES) for one in (cell, target)]
        return not occupied or near[1] >= near[0]

    def completions(self, begin: str) -> Iterator[tuple[str, ...]]:
        """Give all ways to complete a tile action that has been begun."""
        verb, what = begin.split("=")
        free = [cell for cell in FIELD if cell not in self.board]
        if verb == "place":
            for cell in free:
                for rotation in rotations(what):
                    if fits(self.board | {cell: (what, rotation)}, [cell]):
                        yield f"to={name(cell)}", f"rot={rotation}"
            return
        source = NAMES[what]
        kind, turned = self.board[source]
        rest = {cell: tile for cell, tile in self.board.items() if cell != source}
        if verb == "turn":
            for rotation in rotations(kind):
                if rotation != turned and fits(rest | {source: (kind, rotation)}, [source]):
                    yield (f"rot={rotation}",)
        elif verb == "move":
            for cell in free:
                for rotation in rotations(kind) if self.is_far_enough(source, cell) else []:
                    if fits(rest | {cell: (kind, rotation)}, [cell]):
                        yield f"to={name(cell)}", f"rot={rotation}"
        else:
            for other in rest:
                if self.is_free(other, False):
                    yield from self.exchanges(begin, source, other)

    def exchanges(self, begin: str, one: Cell, two: Cell) -> Iterator[tuple[str, ...]]:
        """SX-9, SX-11, SX-13: all ways to exchange two tiles that change something."""
        if not self.is_far_enough(one, two) or not self.is_far_enough(two, one):
            return
        for first in rotations(self.board[one][0]):
            there = self.board | {two: (self.board[one][0], first)}
            for second in rotations(self.board[two][0]):
                if fits(there | {one: (self.board[two][0], second)}, [one, two]):
                    way = f"with={name(two)}", f"rot={first}", f"rot={second}"
                    board, doors, people = self.result(begin, way)
                    if board != self.board or look(doors, people) != look(self.doors, self.people):
                        yield way

    def result(self, begin: str, way: tuple[str, ...]) -> tuple[Board, dict[str, list[str]], dict[str, list[str]]]:
        """SX-14: board, doors and prisoners after a tile action."""
        verb, what = begin.split("=")
        words = [word.split("=")[1] for word in way]
        board = dict(self.board)
        if verb == "place":
            return board | {NAMES[words[0]]: (what, int(words[1]))}, self.doors, self.people
        source = NAMES[what]
        target = source if verb == "turn" else NAMES[words[0]]
        tile, other = board.pop(source), board.pop(target, None)
        if verb == "exchange" and other:
            board[source] = other[0], int(words[2])
        board[target] = tile[0], int(words[1] if verb in ("move", "exchange") else words[0])
        there = {name(source): name(target), name(target): name(source)}

        def carried(at: str) -> str:
            return there.get(at[:-1], at[:-1]) + at[-1]

        moved = [
            {colour: [carried(at) for at in places] for colour, places in things.items()}
            for things in (self.doors, self.people)
        ]
        return board, moved[0], moved[1]

    def exits(self, place: str) -> set[str]:
        """SX-16: the places that a place opens on."""
        if place == "island":
            return {
                called((*cell, number))
                for cell, tile in self.board.items()
                for number in range(len(ports(*tile)))
                if any(there in ISLAND for _, there in doorways(self.board, (*cell, number)))
            }
        if not self.cell_of(place):
            return set()
        found = {called(at) for at in linked(self.board, section(place))}
        for _, cell in doorways(self.board, section(place)):
            found |= {"island"} if cell in ISLAND else {green for green, cells in GREENS.items() if cell in cells}
        return found

    def is_full(self, place: str) -> bool:
        """SX-17: one in a section, two in a hiding place."""
        at = section(place)
        return len(self.guests(at)) >= (2 if self.board[at[:2]][0][0] == "H" else 1)

    def is_barred(self, place: str) -> bool:
        """SX-19: a door of somebody else, and no master key."""
        others = [door for colour, doors in self.doors.items() if colour != self.next for door in doors]
        return place in others and "key" not in self.doors[self.next]

    def lets_in(self, place: str) -> bool:
        """SX-16 to SX-22: whether the mover's prisoners may enter a place."""
        if place == "island":
            return True
        if place in GREENS:
            if place in self.greens:
                return self.greens[place] == self.next
            without = [colour for colour in self.colours if colour not in (self.next, *self.greens.values())]
            return 5 - len(self.greens) >= len(without)
        return not self.is_full(place) and not self.is_barred(place)

    def walks(self) -> set[str]:
        """SX-15 to SX-17: the steps that can be made."""
        left = 5 - sum(self.steps)
        found = set()
        for place in set(self.people[self.next]) if not self.locked else ():
            fewest = min(self.steps[n] for n, at in enumerate(self.people[self.next]) if at == place)
            if fewest < 2 and left >= 1:
                found |= {f"step={place}>{there}" for there in self.exits(place) if self.lets_in(there)}
            if self.passing and fewest == 0 and left >= 2:
                for middle in self.exits(place):
                    if self.cell_of(middle) and self.is_full(middle) and not self.is_barred(middle):
                        beyond_it = self.exits(middle) - {place}
                        found |= {f"pass={place}>{there}" for there in beyond_it if self.lets_in(there)}
        return found

    def locks(self) -> set[str]:
        """SX-15, SX-18: where a door may go."""
        if self.locked or sum(self.steps) > 0:
            return set()
        mine = self.doors[self.next]
        laid = {door for doors in self.doors.values() for door in doors}
        found = set()
        for cell, tile in self.board.items():
            for number, joined in enumerate(ports(*tile)):
                at = (*cell, number)
                if len(joined) != 2 or tile[0][0] == "H" or called(at) in laid:
                    continue
                if self.owner(at) in (None, self.next) and set(self.guests(at)) <= {self.next}:
                    found |= {f"shift={door}>{called(at)}" for door in mine if door not in ("-", "key")}
                    if "-" in mine:
                        found.add(f"door={called(at)}")
        return found

    # Looking

    def left_of(self, colour: str) -> str:
        """Return who is next, clockwise."""
        return (self.colours * 2)[self.colours.index(colour) + 1]

    def text(self) -> str:
        """Return the table as one line, as records write it."""
        laid = [
            f"{name(cell)}:{kind}{f'+{turned}' if turned else ''}"
            for cell, (kind, turned) in sorted(self.board.items())
        ]
        parts = [f"tiles={';'.join(laid) or '-'}"]
        for colour, people in self.people.items():
            steps = self.steps if colour == self.next else [0] * 8
            marked = [at + (f"+{number}" if number else "") for at, number in zip(people, steps, strict=True)]
            runs = [(at, len(list(run))) for at, run in groupby(marked)]
            prisoners = ";".join(f"{at}*{number}" if number > 1 else at for at, number in runs)
            stock = "".join(kind * self.stocks[colour][kind] for kind in TILES)
            parts.append(f"{colour}={prisoners}/{';'.join(self.doors[colour])}/{stock or '-'}")
        parts.append(f"green={';'.join(f'{green}:{owner}' for green, owner in sorted(self.greens.items())) or '-'}")
        parts.append(f"piles={','.join(str(size) for size in self.piles)}")
        if self.advanced:
            parts.append(f"tops={','.join(self.tops)}")
        parts += [f"next={self.next}", f"round={self.round}{':last' if self.last else ''}", f"idle={self.idle}"]
        did = [word for word, so in (("drew", self.drew), ("acted", self.acted), ("door", self.locked)) if so]
        parts.append(f"did={';'.join(did) or '-'}")
        if self.draft:
            parts.append(f"draft={';'.join(self.draft)}")
        if self.ties:
            parts.append(f"ties={';'.join(f'{called(at)}:{chr(43).join(rivals)}' for at, rivals in self.ties)}")
        return " ".join([*parts, f"ask={self.ask}"])


def look(doors: dict[str, list[str]], people: dict[str, list[str]]) -> list[list[tuple[str, str]]]:
    """Return which colours have doors and prisoners where."""
    return [sorted((colour, at) for colour, places in things.items() for at in places) for things in (doors, people)]
