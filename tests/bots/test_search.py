"""Search: what it finds, and that it keeps to its bounds."""

from math import inf

import pytest

from cavale.bots.search import JudgedSearch, PlayedSearch, Search
from cavale.bots.searching import SearchBot, think
from cavale.bots.tree import NONE
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import CHANCE, View
from cavale.engine.match import Match
from cavale.games import find_game
from tests.bots.riddles import End, Fork, Riddle, Tree, riddle_game

KINDS = [JudgedSearch, PlayedSearch]
LEFT, RIGHT, WAIT = 1, 2, 3
WIN, LOSS = End(0), End(1)


def solve(kind: type[Search], tree: Tree, players: int = 2, iterations: int = 300) -> int:
    """Return what a search chooses at the root of a riddle."""
    search = kind(riddle_game(), View(0, Riddle(tree, players)), Rng(1), 1.0)
    return think(search, iterations, inf)


def opening(name: str, seed: int = 1) -> tuple[Match, View]:
    """Return a match where the first player is to choose, and what it sees."""
    match = Match(find_game(name), 2, seed=seed)
    match.settle()
    return match, match.view(match.state.actor)


@pytest.mark.parametrize("kind", KINDS)
def test_it_takes_a_win(kind: type[Search]) -> None:
    assert solve(kind, Fork(0, {LEFT: LOSS, RIGHT: WIN})) == RIGHT
    assert solve(kind, Fork(0, {LEFT: WIN, RIGHT: LOSS})) == LEFT


@pytest.mark.parametrize("kind", KINDS)
def test_it_expects_the_best_reply(kind: type[Search]) -> None:
    """Left looks better, wins against most replies, and loses to the best one."""
    trap = Fork(1, {1: WIN, 2: WIN, 3: LOSS}, looks=0.9)
    even = Fork(CHANCE, {1: WIN, 2: LOSS}, looks=0.4)
    assert solve(kind, Fork(0, {LEFT: trap, RIGHT: even})) == RIGHT


@pytest.mark.parametrize("kind", KINDS)
def test_it_weighs_chance(kind: type[Search]) -> None:
    """Of two tosses that look alike, it prefers the one with the better odds."""
    bad, good = (Fork(CHANCE, {1: WIN, 2: LOSS}, odds) for odds in ((1, 4), (4, 1)))
    assert solve(kind, Fork(0, {LEFT: bad, RIGHT: good})) == RIGHT
    assert solve(kind, Fork(0, {LEFT: good, RIGHT: bad})) == LEFT


@pytest.mark.parametrize("kind", KINDS)
def test_it_does_not_hope_to_know_what_stays_hidden(kind: type[Search]) -> None:
    """Guessing a hidden toss wins half the time, were it seen always: the toss with odds of three to five is better."""

    def guess(hidden: bool) -> Fork:
        calls = {side: Fork(0, {call: WIN if call == side else LOSS for call in (1, 2)}) for side in (1, 2)}
        return Fork(CHANCE, calls, hidden=hidden)

    safe = Fork(CHANCE, {1: WIN, 2: LOSS}, (3, 2))
    assert solve(kind, Fork(0, {LEFT: guess(hidden=True), RIGHT: safe}), iterations=1500) == RIGHT
    assert solve(kind, Fork(0, {LEFT: guess(hidden=False), RIGHT: safe}), iterations=1500) == LEFT


@pytest.mark.parametrize("kind", KINDS)
def test_a_third_player_wants_to_win_too(kind: type[Search]) -> None:
    """Seat 2 takes the win that it can have, though seat 1 could be let win as well."""
    greed = Fork(2, {1: End(0), 2: End(2)})
    shared = End(0, 1)
    assert solve(kind, Fork(0, {LEFT: greed, RIGHT: shared}), players=3) == RIGHT


def test_it_looks_round_as_much_where_judgements_differ_little() -> None:
    """With all judgements twice as far from even, every move is tried as often as before."""

    def tree(depth: int, scale: float, number: int = 1) -> Tree:
        if depth == 0:
            return End(0, 1)
        after = {move: tree(depth - 1, scale, 5 * number + move) for move in (1, 2, 3)}
        return Fork(depth % 2, after, looks=0.5 + scale * ((7 * number) % 11 - 5) / 11)

    visits = []
    for scale in (0.25, 0.5):
        search = JudgedSearch(riddle_game(), View(0, Riddle(tree(6, scale))), Rng(1), 2.0)
        think(search, 200, inf)
        visits.append(list(search.root.visits))
    assert visits[0] == visits[1]
    assert min(visits[0]) > 5


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["alcatraz", "cartagena", "pockets"])
def test_the_same_seed_makes_the_same_search(kind: type[Search], name: str) -> None:
    match, view = opening(name)
    before = match.game.position.describe(view.state)
    searches = [kind(match.game, view, Rng(seed), 0.3) for seed in (1, 1, 2)]
    for search in searches:
        think(search, 40, inf)
    one, same, other = ((each.best(), each.nodes, each.held, each.played, each.deepest) for each in searches)
    assert one == same
    assert one != other or name == "alcatraz"  # where nothing is hidden and all is judged, nothing is random
    assert match.game.position.describe(view.state) == before


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["alcatraz", "cartagena"])
def test_a_tree_keeps_to_its_room(kind: type[Search], name: str) -> None:
    match, view = opening(name)
    room = 60
    search = kind(match.game, view, Rng(1), 0.3, room)
    for _ in range(40):
        search.iterate()
        assert search.nodes <= search.held + 1
        assert count(search) == (search.nodes, search.held - search.nodes + 1)
    assert room <= search.held < room + 60  # a node is opened whole: no more than a turn offers
    assert search.iterations == 40
    assert search.best() in set(view.legal_moves())


def count(search: Search) -> tuple[int, int]:
    """Return the nodes of a tree, and the moves in them."""
    nodes, moves, left = 0, 0, [search.root]
    while left:
        node = left.pop()
        nodes += 1
        moves += len(node.moves)
        left += node.after.values()
    return nodes, moves


def test_it_stops_at_once() -> None:
    match, view = opening("alcatraz")
    asked: list[int] = []

    def enough() -> bool:
        asked.append(1)
        return len(asked) == 3

    for seconds, stop, iterations in ((inf, lambda: True, 1), (inf, enough, 3), (0.0, None, 1), (-1.0, None, 1)):
        search = JudgedSearch(match.game, view, Rng(1), 0.3)
        assert think(search, 1_000_000, seconds, stop) in set(view.legal_moves())
        assert search.iterations == iterations


def test_a_bot_that_is_stopped_answers() -> None:
    match, view = opening("cartagena")
    assert SearchBot(match.game, 1, 10**9, stop=lambda: True).choose(view) in set(view.legal_moves())


def test_it_stops_when_the_rest_can_change_nothing() -> None:
    """A move that is ahead by more visits than there are left is played at once, and would have been anyway."""
    tree = Fork(0, {LEFT: WIN, RIGHT: LOSS, WAIT: Fork(1, {1: WIN, 2: LOSS})})
    search = JudgedSearch(riddle_game(), View(0, Riddle(tree)), Rng(1), 0.3)
    best = think(search, 1000, inf)
    assert search.iterations < 600
    left = 1000 - search.iterations
    assert sorted(search.root.visits)[-1] - sorted(search.root.visits)[-2] > left
    for _ in range(left):
        search.iterate()
    assert search.best() == best == LEFT


def test_an_unfinished_action_is_judged_by_what_it_can_become() -> None:
    """At the root, where one iteration must do: an action of two choices is worth what its best end is."""
    good, bad = Fork(1, {1: WIN}, looks=0.9), Fork(1, {1: WIN}, looks=0.1)
    poor = Fork(0, {1: bad, 2: bad}, looks=0.5, drafting=True)
    rich = Fork(0, {1: bad, 2: good}, looks=0.5, drafting=True)
    assert solve(JudgedSearch, Fork(0, {LEFT: poor, RIGHT: rich}), iterations=1) == RIGHT
    assert solve(JudgedSearch, Fork(0, {LEFT: rich, RIGHT: poor}), iterations=1) == LEFT


def test_it_goes_on_from_what_it_knows() -> None:
    """In the middle of its turn a bot thinks on where it was; after anything else it thinks anew."""
    match, view = opening("cartagena")
    bot = SearchBot(match.game, 1, 60, inf)
    move = bot.choose(view)
    search = bot.last
    assert search is not None
    known = search.root.times
    assert 0 < known < search.iterations
    before = search.iterations
    match.play(move)
    match.settle()
    bot.choose(match.view(view.seat))
    assert 0 < search.iterations - before <= 60 - known
    before = search.iterations
    bot.choose(view)
    assert search.iterations == before


def test_a_full_tree_is_left_behind() -> None:
    """Where a tree without room leads to something it has not looked at, a bot thinks anew."""
    match, view = opening("cartagena")
    bot = SearchBot(match.game, 1, 60, inf)
    search = JudgedSearch(match.game, view, Rng(1), 0.5, 1)
    move = think(search, 60, inf)
    bot.remember(search, move)
    assert search.root.actor == NONE
    match.play(move)
    match.settle()
    assert bot.choose(match.view(view.seat)) in match.legal_moves()


def test_what_is_without_alternative_is_not_thought_about() -> None:
    def never() -> bool:
        raise AssertionError("it thinks")

    view = View(0, Riddle(Fork(0, {WAIT: Fork(1, {1: WIN})})))
    assert SearchBot(riddle_game(), 1, stop=never).choose(view) == WAIT
