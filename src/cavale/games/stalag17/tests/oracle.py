"""The rules of Stalag 17 once more: naive, told from beginning to end, from the specification alone.

Nothing here comes from the game's own modules; moves and positions are the texts of the records. The game is one long
generator: it gives who must choose among which moves, chance with its weights, and is sent what was chosen.
"""

from collections import Counter
from collections.abc import Generator
from itertools import combinations
from typing import TypeAlias

from cavale.games.stalag17.tests.plainly import INITIALS, covers, is_different, is_discard, is_one_type

Asked: TypeAlias = tuple[str, dict[str, int]]  # an actor, and its moves with their weights
Told: TypeAlias = Generator[Asked, str, None]
Answered: TypeAlias = Generator[Asked, str, str]

COLOURS = ("blue", "red", "green", "yellow", "purple")
OBJECTS = dict(zip(INITIALS, ("clothing", "food", "document", "tool", "map"), strict=True))
DOUBLES = [one + other for one, other in combinations(INITIALS, 2)]
PRINTED: dict[str, tuple[str, int, int]] = {}  # ST-3: the name of each card, how many, and their surveillance in hand
PRINTED |= {f"{letter}{weight}": (f"{OBJECTS[letter]}-{weight}", 4, weight) for letter in INITIALS for weight in (1, 2)}
PRINTED |= {pair: (f"{OBJECTS[pair[0]]}-{OBJECTS[pair[1]]}", 1, 3) for pair in DOUBLES}
PRINTED |= {
    f"e{value}": (f"escape-{value}", number, weight)
    for value, number, weight in ((1, 4, 1), (2, 5, 1), (3, 6, 1), (4, 5, 2), (5, 3, 2), (6, 3, 3))
}
PRINTED |= {"ba": ("barracks", 4, 0), "in": ("information", 4, 4)}
CODES = {name: code for code, (name, _, _) in PRINTED.items()}
DICE = {2: "34455", 3: "3344455", 4: "333444555", 5: "33334445555"}  # ST-6


class Naive:
    """A table made of lists and counters, and the plain story of a game."""

    def __init__(self, options: dict[str, str], players: int) -> None:
        self.ranking = options["ranking"] == "on"
        self.escaper_pays = options["escaper_barracks"] == "on"
        self.limit = int(options["round_limit"])
        self.colours = COLOURS[:players]
        self.points = dict.fromkeys(self.colours, 0)
        self.was = dict(self.points)
        self.free = dict.fromkeys(self.colours, 0)
        self.out: list[str] = []
        self.first = self.next = "blue"
        self.rounds, self.ask, self.escaper = 0, "first", ""
        self.shuffle()
        self.story = self.game()
        self.asked: Asked = next(self.story)

    def play(self, move: str) -> None:
        """Go on with a move."""
        try:
            self.asked = self.story.send(move)
        except StopIteration:
            self.asked = ("nobody", {})

    def shuffle(self) -> None:
        """ST-27: put all cards into a new deck."""
        self.deck = Counter({code: number for code, (_, number, _) in PRINTED.items()})
        self.pile: list[str] = []
        self.hands, self.laid, self.seen, self.held, self.either = (
            {colour: Counter[str]() for colour in self.colours} for _ in range(5)
        )
        self.faces, self.pips = "", "-"

    def inside(self) -> list[str]:
        """ST-23: who still has prisoners in the camp."""
        return [colour for colour in self.colours if self.free[colour] < 3]

    def left_of(self, colour: str) -> str:
        """Return the next player clockwise."""
        start = self.colours.index(colour) + 1
        return next(other for other in (self.colours * 2)[start:] if self.free[other] < 3)

    # The story

    def game(self) -> Told:
        """Round after round, until somebody wins or the last round is over."""
        self.first = (yield "chance", {f"first={colour}": 1 for colour in self.colours})[6:]
        while True:
            self.rounds += 1
            self.shuffle()
            self.escaper, self.was = "", dict(self.points)
            yield from self.prepare()
            yield from self.turns()
            if self.ask in ("escape", "ranking"):
                return
            if self.rounds == self.limit:  # ST-30
                self.ask = "shared" if len(self.best()) > 1 else "limit"
                return
            self.first = self.next = self.starter()
            self.ask = "roll"
            yield self.first, {"roll": 1}

    def prepare(self) -> Told:
        """ST-6 to ST-8: the dice and the deal."""
        self.next, self.ask = self.first, "dice"
        inside = self.inside()
        for _ in range(int(DICE[len(inside)][sum(self.free[colour] for colour in inside)])):
            face = (yield "chance", {f"die={face}": 1 for face in (*OBJECTS.values(), "three")})[4:]
            self.faces += "3" if face == "three" else face[0]
        self.pips = (yield "chance", {f"escape-die={pips}": 1 for pips in range(1, 7)})[11:]
        for _ in inside:
            for _ in range(2):
                self.ask = "deal"
                yield from self.draw_one()
            self.next = self.left_of(self.next)

    def turns(self) -> Told:
        """Actions clockwise, until an escape or the last card (ST-26)."""
        while self.deck.total():
            self.ask = "turn"
            move = yield self.next, self.actions(tried=False)
            if move == "escape":
                if self.attempt():
                    return
                self.ask = "turn:tried"
                move = yield self.next, self.actions(tried=True)
            yield from self.act(move)
            if self.deck.total():
                self.next = self.left_of(self.next)
        self.was = dict(self.points)
        for colour in self.colours:
            self.points[colour] = max(0, self.points[colour] - 6 * (3 - self.free[colour]))

    def actions(self, tried: bool) -> dict[str, int]:
        """ST-10 to ST-16: what may be chosen."""
        hand = +self.hands[self.next]
        moves = [f"{verb}={PRINTED[code][0]}" for code in hand for verb in ("lay", "drop")]
        moves += ["take"] if self.pile else []
        moves += ["draw"] if self.deck.total() > 1 or not moves else []  # ST-19
        return dict.fromkeys(moves if tried else [*moves, "escape"], 1)

    def act(self, move: str) -> Told:
        """Carry out any action but an attempt."""
        verb, _, name = move.partition("=")
        hand, held, either = self.hands[self.next], self.held[self.next], self.either[self.next]
        if verb == "drop":
            yield from self.discard(CODES[name])
            return
        if verb == "take":
            hand[self.pile[-1]] += 1
            held[self.pile.pop()] += 1
        elif verb == "lay":
            hand[CODES[name]] -= 1
            self.laid[self.next][CODES[name]] += 1
            either.update(held)
            held.clear()
        for owed in range(min(2, self.deck.total()) if verb == "draw" else 1, 0, -1):
            self.ask = f"draw:{owed}"
            yield from self.draw_one()

    def draw_one(self) -> Told:
        """Give the next card of the deck to whose turn it is."""
        code = CODES[
            (yield "chance", {f"card={PRINTED[code][0]}": number for code, number in (+self.deck).items()})[5:]
        ]
        self.deck[code] -= 1
        self.hands[self.next][code] += 1

    def discard(self, code: str) -> Told:
        """ST-12 to ST-17: card after card, as long as something can come of it."""
        picked: list[str] = []
        hand, held, either = self.hands[self.next], self.held[self.next], self.either[self.next]
        while True:
            picked.append(code)
            self.pile.append(code)
            hand[code] -= 1
            marks = held if held[code] > 0 else either
            marks[code] = max(0, marks[code] - 1)
            self.ask = f"discard:{len(picked)}"
            moves = [f"drop={PRINTED[more][0]}" for more in +hand if self.leads_on([*picked, more], hand, more)]
            move = yield self.next, dict.fromkeys([*moves, "done"] if is_discard(tuple(picked)) else moves, 1)
            if move == "done":
                return
            code = CODES[move[5:]]

    def leads_on(self, picked: list[str], hand: Counter[str], more: str) -> bool:
        """Tell whether cards can be filled up to three of a type or five types: a longer discard has such in it."""
        rest = list(((+hand) - Counter([more])).elements())
        for size, holds in ((3, is_one_type), (5, is_different)):
            for filled in set(combinations(rest, max(0, size - len(picked)))):
                if holds((*picked, *filled)):
                    return True
        return False

    def attempt(self) -> bool:
        """ST-20 to ST-25: show the cards; an escape with all that follows, or two points."""
        colour = self.next
        laid, seen, held, either = self.laid[colour], self.seen[colour], self.held[colour], self.either[colour]
        held.update(+either - laid)
        seen.update(laid)
        either.clear()
        laid.clear()
        if not self.is_ready(colour):
            self.points[colour] = min(20, self.points[colour] + 2)
            self.was = dict(self.points)
            return False
        self.free[colour] += 1
        self.escaper = colour
        if self.free[colour] == 3:
            self.out.append(colour)
            if not self.ranking or len(self.inside()) == 1:
                self.ask = "ranking" if self.ranking else "escape"
                return True
        self.was = dict(self.points)
        for other in self.colours:
            total = sum(PRINTED[code][2] for code in self.hands[other].elements())
            if other != colour or self.escaper_pays:
                total += 4 * (self.laid[other]["ba"] + self.seen[other]["ba"])
            if other != colour:
                total -= 3 * (3 - self.free[other])
            self.points[other] = min(20, max(0, self.points[other] + total))
        return True

    def is_ready(self, colour: str) -> bool:
        """ST-20: tell whether a player's laid cards are an escape."""
        cards = list((self.seen[colour] + self.laid[colour]).elements())
        reached = sum(int(code[1]) for code in cards if code[0] == "e")
        wanted = int(self.pips) + 3 * self.faces.count("3") + self.points[colour]
        return reached >= wanted and covers(cards, self.faces.replace("3", ""))

    def starter(self) -> str:
        """ST-9: who starts the next round."""
        most = max((3 - self.free[colour], self.points[colour]) for colour in self.inside())
        tied = [colour for colour in self.inside() if (3 - self.free[colour], self.points[colour]) == most]
        ring = self.colours * 3
        middle = len(self.colours) + self.colours.index(self.escaper or self.first)
        steps = range(len(self.colours))
        order = [ring[middle + step] for step in steps]
        if self.escaper:
            order = [ring[middle + way * step] for step in steps[1:] for way in (1, -1)] + [self.escaper]
        return next(colour for colour in order if colour in tied)

    # What it comes to

    def standing(self, colour: str) -> tuple[int, ...]:
        """ST-23, ST-30: how well a player stands."""
        if colour in self.out:
            return (9, -self.out.index(colour))
        return (self.free[colour], -self.points[colour])

    def best(self) -> list[str]:
        """Return who has won."""
        return [colour for colour in self.colours if self.place(colour) == 1]

    def place(self, colour: str) -> int:
        """Return a player's place at the end."""
        better = sum(self.standing(other) > self.standing(colour) for other in self.colours)
        return 1 + (better if self.ranking else min(better, 1))

    def text(self) -> str:
        """Return the table as positions have it."""
        parts = []
        for colour in self.colours:
            groups = [group[colour] for group in (self.hands, self.laid, self.seen, self.held, self.either)]
            parts.append(f"{colour}={self.free[colour]},{self.points[colour]}/{'/'.join(map(counted, groups))}")
        dice = "".join(sorted(self.faces, key=f"{INITIALS}3".index)) or "-"
        parts += [f"plan={dice}/{self.pips}", f"deck={counted(self.deck)}", f"pile={','.join(self.pile) or '-'}"]
        parts += [f"out={','.join(self.out) or '-'}", f"first={self.first}", f"next={self.next}"]
        parts += [f"rounds={self.rounds}"]
        if self.was != self.points:
            parts.append(f"was={','.join(map(str, self.was.values()))}")
        return " ".join([*parts, f"ask={self.ask}:{self.escaper}" if self.escaper else f"ask={self.ask}"])


def counted(cards: Counter[str]) -> str:
    """Return cards as codes with their numbers."""
    found = [(code, cards[code]) for code in PRINTED if cards[code] > 0]
    return ",".join(f"{number if number > 1 else ''}{code}" for code, number in found) or "-"
