"""Information-set Monte Carlo tree search over any game: what is hidden is imagined anew in every iteration."""

from abc import ABC, abstractmethod
from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.bots.greedy import BEAM, worth_after
from cavale.bots.tree import NONE, Node
from cavale.engine.core.playout import playout, random_move
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import CHANCE, OVER, State, View
from cavale.engine.game import Game

ROOM: Final[i64] = 400_000  # moves that a tree holds at most, some 80 bytes each
LEAST: Final = 0.01  # by which results are taken to differ, however alike they are
ACTORS: Final[i64] = 16  # more than there are seats and others who may act
LONGEST: Final[i64] = 10_000  # moves of a playout, which then is judged


class Search(ABC):
    """One search from a view: each `iterate` makes the answer, `best`, a little better.

    Every seat is taken to want its own best; its worth is its share of the win, from 0 to 1.
    """

    def __init__(self, game: Game, view: View, rng: Rng, exploration: float, room: i64 = ROOM) -> None:
        self.game = game
        self.view = view
        self.rng = rng
        self.exploration: float = exploration  # in the units by which results differ
        self.mean: float = 0.0  # of the thinking seat's worth
        self.squares: float = 0.0  # how far results were from it, squared and summed
        self.room: i64 = room
        self.choices: vec[i64] = view.legal_moves()  # fewer, for one who overlooks some
        self.root: Node = Node()
        self.nodes: i64 = 1
        self.held: i64 = 0  # moves in the tree
        self.iterations: i64 = 0
        self.played: i64 = 0  # moves, imagined ones
        self.deepest: i64 = 0
        self.line: list[Node] = []  # the nodes of this iteration where somebody chose
        self.chosen: vec[i64] = vec[i64]()  # and the index of what was chosen
        self.values: vec[float] = vec[float]([0.0] * int(view.state.players))

    @abstractmethod
    def unfold(self, node: Node, state: State, moves: vec[i64]) -> None:
        """Open a new node, or not if the tree is full, and put into `values` what it looks like for each seat."""

    @abstractmethod
    def admit(self, node: Node, state: State, move: i64) -> i64:
        """Add a move to an open node; return its index."""

    def best(self) -> i64:
        """Return the move to play, as far as is known by now."""
        return self.root.favourite()

    def lead(self) -> i64:
        """Return by how many visits the move to play is ahead of any other."""
        return self.root.lead()

    def advance(self, move: i64, view: View) -> None:
        """Go on from a view that a move has led to, with what is known about it already."""
        seen = self.game.view.seen(self.view.state, move, self.view.seat)
        self.root = self.follow(self.root, seen, view.state.actor)
        self.view = view
        self.choices = view.legal_moves()

    def iterate(self) -> None:
        """Imagine a state, go down the tree to something new, see what it is worth, and tell all who chose."""
        state = self.game.view.imagine(self.view, self.rng)
        self.line = []
        self.chosen = vec[i64]()
        self.descend(state)
        depth = i64(len(self.line))
        self.deepest = max(self.deepest, depth)
        self.iterations += 1
        self.learn(self.values[self.view.seat])
        for step in range(depth):
            node = self.line[step]
            node.credit(self.chosen[step], self.values[node.actor])

    def learn(self, worth: float) -> None:
        """Take a result into account for how much they differ."""
        off = worth - self.mean
        self.mean += off / float(self.iterations)
        self.squares += off * (worth - self.mean)

    def width(self) -> float:
        """Return what a move that was hardly tried is given in advance: judgements may differ much or little."""
        return self.exploration * max(LEAST, sqrt(self.squares / float(self.iterations + 1)))

    def descend(self, state: State) -> None:
        """Play down the tree as far as it goes, and find what is there worth for each seat."""
        node = self.root
        while state.actor != OVER:
            if state.actor == CHANCE:
                move = random_move(state, self.rng)
            else:
                moves = self.choices if node is self.root else state.legal_moves()
                if node.actor == NONE:
                    self.unfold(node, state, moves)
                    return
                index = node.select(self.offered(node, state, moves), self.width(), self.rng)
                if index == NONE:  # the tree is full, and has none of these
                    break
                move = node.moves[index]
                self.line.append(node)
                self.chosen = append(self.chosen, index)
            seen = self.game.view.seen(state, move, self.view.seat)
            state.play(move)
            node = self.follow(node, seen, state.actor)
            self.played += 1
        self.judge(state)

    def offered(self, node: Node, state: State, moves: vec[i64]) -> vec[i64]:
        """Return the indices of legal moves, those included that this state is the first to offer."""
        found = vec[i64](capacity=i64(len(moves)))
        near: i64 = 0
        for move in moves:
            index = node.find(move, near)
            if index == NONE and self.held < self.room:
                index = self.admit(node, state, move)
            if index != NONE:
                near = index + 1
                found = append(found, index)
        return found

    def follow(self, node: Node, seen: i64, actor: i64) -> Node:
        """Return the node after a move, by what the thinking seat sees: the move as it looks, and who acts then."""
        key = seen * ACTORS + actor
        after = node.after.get(key)
        if after is None:
            after = Node()
            if self.held < self.room:
                self.held += 1
                self.nodes += 1
                node.after[key] = after
        return after

    def judge(self, state: State) -> None:
        """Put into `values` how a state looks for each seat."""
        for seat in range(state.players):
            self.values[seat] = self.hope(state, seat)

    def hope(self, state: State, seat: i64) -> float:
        """Return a seat's share of the win, or what the game's judgement expects of it."""
        if state.actor != OVER:
            return self.game.judge.judge(View(seat, state))
        winners = 0.0
        places = state.places()
        for place in places:
            if place == 1:
                winners += 1.0
        return 1.0 / winners if places[seat] == 1 else 0.0


class JudgedSearch(Search):
    """Trusts the game's judgement: a new node is worth what its actor's best-looking move leads to."""

    def unfold(self, node: Node, state: State, moves: vec[i64]) -> None:
        """Judge every move, which counts as its first visit."""
        keep = self.held < self.room
        best = -1.0
        end = state
        for move in moves:
            after = state.copy()
            after.play(move)
            if node is self.root and after.drafting:  # an action is worth what it can become
                worth = worth_after(self.game, state, state.actor, move, BEAM)
            else:
                worth = self.hope(after, state.actor)
            if worth > best:
                best, end = worth, after
            if keep:
                node.credit(node.add(move), worth)
        if keep:
            node.actor = state.actor
            self.held += i64(len(moves))
        self.played += i64(len(moves))
        self.judge(end)

    def admit(self, node: Node, state: State, move: i64) -> i64:
        """Add a move with its first visit: how it looks."""
        after = state.copy()
        after.play(move)
        self.played += 1
        self.held += 1
        index = node.add(move)
        node.credit(index, self.hope(after, state.actor))
        return index


class PlayedSearch(Search):
    """Asks nobody: a new node is worth how a game goes on from there at random, to its end."""

    def unfold(self, node: Node, state: State, moves: vec[i64]) -> None:
        """Play on at random."""
        if self.held < self.room:
            node.actor = state.actor
        self.played += playout(state, self.rng, LONGEST).moves
        self.judge(state)

    def admit(self, node: Node, state: State, move: i64) -> i64:
        """Add a move, to be tried before others are tried again."""
        self.held += 1
        return node.add(move)
