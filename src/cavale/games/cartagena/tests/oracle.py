"""The rules of Cartagena once more: naive, told from beginning to end, from the specification alone.

Nothing here comes from the game's own modules; moves and positions are the texts of the records. The game is one long
generator: it gives who must choose among which moves, chance with its weights, and is sent what was chosen.
"""

from collections import Counter
from collections.abc import Generator, Mapping
from typing import TypeAlias

Asked: TypeAlias = tuple[str, dict[str, int]]  # an actor, and its moves with their weights
Told: TypeAlias = Generator[Asked, str, None]
Answered: TypeAlias = Generator[Asked, str, str]

COLOURS = ("blue", "red", "green", "yellow", "purple")
OLD = ("dagger", "hat", "skull", "bottle", "key", "pistol")  # CA-1, in the order that positions write them in
NEW = ("bottle", "key", "pistol", "hook", "lantern", "telescope")
PRINTED = {  # CA-2
    "A": "bottle pistol hat skull dagger key",
    "B": "dagger bottle key pistol hat skull",
    "C": "pistol key dagger hat skull bottle",
    "D": "hat key pistol bottle skull dagger",
    "E": "pistol hat dagger skull bottle key",
    "F": "skull pistol bottle key dagger hat",
}
BOAT = "boat"


def counted(cards: Mapping[str, int], signs: tuple[str, ...]) -> str:
    """Return cards as letters with their numbers."""
    return "".join(sign[0] + (str(cards[sign]) if cards[sign] > 1 else "") for sign in signs if cards[sign])


class Naive:
    """A table made of lists and counters, and the plain story of a game."""

    def __init__(self, options: dict[str, str], players: int) -> None:
        self.old = options["edition"] == "2000"
        self.signs = OLD if self.old else NEW
        self.each = int(options["pirates"])
        self.segments = int(options["segments"])
        self.actions = 2 if not self.old and self.each == 4 else 3
        self.relief = options["relief"] == "on"
        self.limit = int(options["turn_limit"])
        self.open_hands = options["open_hands"] == "on"
        self.has_row = self.open_hands or options["hispaniola"] == "on"
        self.colours = COLOURS[:players]
        self.laid = ""
        self.path: list[str] = []  # the sign of space n at n - 1
        self.crews: dict[str, list[int | str]] = {colour: [0] * self.each for colour in self.colours}
        self.hands: dict[str, Counter[str]] = {colour: Counter() for colour in self.colours}
        self.public: dict[str, Counter[str]] = {colour: Counter() for colour in self.colours}
        self.deck = Counter(dict.fromkeys(self.signs, 17 if self.old else 15))
        self.pile: Counter[str] = Counter()
        self.row: list[str] = []
        self.next, self.turns, self.used, self.owed, self.ask = "blue", 0, 0, 0, "passage"
        self.winners: set[str] = set()
        self.story = self.game()
        self.asked: Asked = next(self.story)

    def play(self, move: str) -> None:
        """Go on with a move."""
        try:
            self.asked = self.story.send(move)
        except StopIteration:
            self.asked = ("nobody", {})

    # The story

    def game(self) -> Told:
        """Set up, then turn after turn."""
        yield from self.lay_passage()
        self.ask = "first"
        self.next = (yield "chance", {f"first={colour}": 1 for colour in self.colours})[6:]
        yield from self.deal()
        while not self.winners:
            self.used = 0
            yield from self.turn()
            if self.winners:  # CA-13
                return
            self.used = 0
            self.turns += 1
            if self.turns == self.limit:
                self.count_out()
                return
            self.next = self.left_of(self.next)

    def lay_passage(self) -> Told:
        """CA-3: segments in any order, either way round."""
        while len(self.laid) < self.segments:
            left = [letter for letter in PRINTED if letter not in self.laid.upper()]
            move = yield "chance", {f"segment={side}": 1 for letter in left for side in (letter, letter.lower())}
            side = move[-1]
            signs = PRINTED[side.upper()].split()
            if side.islower():
                signs.reverse()
            if not self.old:
                new = {"dagger": "hook", "hat": "lantern", "skull": "telescope"}
                signs = [new.get(sign, sign) for sign in signs]
            self.laid += side
            self.path += signs

    def deal(self) -> Told:
        """CA-5: one card after the other, round the table; in 2014 one more for the first player."""
        first = self.next
        self.ask = "deal"
        for number in range((6 if self.old else 5) * len(self.colours) + (0 if self.old else 1)):
            self.next = self.colours[(self.colours.index(first) + number) % len(self.colours)]
            self.hands[self.next][(yield from self.top_card())] += 1
        self.next = first
        if self.has_row:
            yield from self.lay_row()

    def turn(self) -> Told:
        """CA-6: one to so many actions."""
        while self.used < self.actions:
            mine = self.hands[self.next]
            actions = set()
            for space in self.crews[self.next]:
                actions |= {f"{self.name(space)}>{sign}" for sign in self.signs if mine[sign] and space != BOAT}
                if self.behind(space) is not None:
                    actions.add(f"{self.name(space)}<back")
            moves = set(actions)
            if not actions and self.relief:  # CA-10
                moves.add("draw")
            if self.used or not moves:
                moves.add("stop")
            self.ask = "turn"
            move = yield self.next, dict.fromkeys(moves, 1)
            if move == "stop":
                return
            if move == "draw":
                self.used = self.actions
                yield from self.draw(1)
                return
            self.used += 1
            yield from self.act(move)
            if self.winners:
                return

    def act(self, move: str) -> Told:
        """CA-7, CA-8: a pirate advances or falls back."""
        crew = self.crews[self.next]
        if move.endswith("<back"):
            space = self.read(move.removesuffix("<back"))
            target = self.behind(space)
            assert target is not None
            number = self.standing_on(target)
            crew[crew.index(space)] = target
            yield from self.draw(number)
            return
        name, sign = move.split(">")
        space = self.read(name)
        self.hands[self.next][sign] -= 1
        self.public[self.next][sign] = max(0, self.public[self.next][sign] - 1)  # CA-17
        self.pile[sign] += 1
        assert isinstance(space, int)
        free = [n for n, its in enumerate(self.path, 1) if n > space and its == sign and not self.standing_on(n)]
        crew[crew.index(space)] = free[0] if free else BOAT
        if set(crew) == {BOAT}:
            self.ask = "escape"
            self.winners = {self.next}

    def draw(self, number: int) -> Told:
        """CA-8, CA-11, CA-12: so many cards from the row or the deck."""
        self.owed = number
        while self.owed:
            if self.has_row and not self.row:
                yield from self.lay_row()
            if not self.has_row:
                self.reshuffle()
            if not self.row and not self.deck.total():
                break
            if self.has_row:
                card = self.row.pop(0)
                self.public[self.next][card] += 1
                self.owed -= 1
                self.hands[self.next][card] += 1
                if not self.row:
                    yield from self.lay_row()
            else:
                self.ask = "draw"
                card = yield from self.top_card()
                self.hands[self.next][card] += 1
                self.owed -= 1
        self.owed = 0

    def lay_row(self) -> Told:
        """CA-12: twelve cards, fewer if there are no more at all."""
        while len(self.row) < 12:
            self.reshuffle()
            if not self.deck.total():
                return
            self.ask = "row"
            self.row.append((yield from self.top_card()))

    def reshuffle(self) -> None:
        """CA-11: the discards become the deck when it is empty and a card is needed."""
        if not self.deck.total():
            self.deck, self.pile = self.pile, Counter()

    def top_card(self) -> Answered:
        """Take a card off the deck."""
        move = yield "chance", {f"card={sign}": self.deck[sign] for sign in self.signs if self.deck[sign]}
        self.deck[move[5:]] -= 1
        return move[5:]

    def count_out(self) -> None:
        """CA-15: most pirates aboard, then the greatest sum of positions."""
        aboard = {colour: crew.count(BOAT) for colour, crew in self.crews.items()}
        last = len(self.path) + 1
        far = {
            colour: sum(last if space == BOAT else int(space) for space in crew) for colour, crew in self.crews.items()
        }
        best = max((aboard[colour], far[colour]) for colour in self.colours)
        self.winners = {colour for colour in self.colours if (aboard[colour], far[colour]) == best}
        self.ask = "shared" if len(self.winners) > 1 else "limit"

    # Looking

    def left_of(self, colour: str) -> str:
        """Return who is next, clockwise."""
        return (self.colours * 2)[self.colours.index(colour) + 1]

    def standing_on(self, space: int | str) -> int:
        """Return how many pirates stand on a space."""
        return sum(crew.count(space) for crew in self.crews.values())

    def behind(self, space: int | str) -> int | None:
        """Return the first space behind with one or two pirates (CA-8)."""
        ahead = len(self.path) + 1 if space == BOAT else int(space)
        return next((n for n in range(ahead - 1, 0, -1) if self.standing_on(n) in (1, 2)), None)

    def name(self, space: int | str) -> str:
        """Return a space as records write it."""
        return "start" if space == 0 else str(space)

    def read(self, name: str) -> int | str:
        """Return a space from its name."""
        return name if name == BOAT else 0 if name == "start" else int(name)

    def text(self) -> str:
        """Return the table as one line, as records write it."""
        parts = [f"passage={self.laid or '-'}"]
        for colour, crew in self.crews.items():
            held = ""
            for sign in self.signs:
                public = 0 if self.open_hands else self.public[colour][sign]
                held += counted({sign: public}, (sign,)).upper()
                held += counted({sign: self.hands[colour][sign] - public}, (sign,))
            parts.append(f"{colour}={','.join(self.name(space) for space in crew)}/{held or '-'}")
        parts += [f"deck={counted(self.deck, self.signs) or '-'}", f"pile={counted(self.pile, self.signs) or '-'}"]
        if self.has_row:
            parts.append(f"row={''.join(sign[0] for sign in self.row) or '-'}")
        owed = f":{self.owed}" if self.owed else ""
        return " ".join(
            [*parts, f"next={self.next}", f"turns={self.turns}", f"used={self.used}", f"ask={self.ask}{owed}"]
        )
