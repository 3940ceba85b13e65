"""Section X in words: what is asked, and what a move does. A turn is a player's; a round ends with an explosion."""

from cavale.engine.core.state import View
from cavale.engine.text import Text
from cavale.games.section_x.chart import SPACES
from cavale.games.section_x.moves import (
    CELL_NAMES,
    DOOR,
    DRAW_FROM,
    EXCHANGE,
    FIRST_IS,
    GETS,
    GIVE_UP,
    KEEPS,
    MOVE,
    PASS,
    PLACE,
    ROT,
    SHIFT,
    SKIP,
    STEP,
    TO,
    TOP,
    TURN,
    WITH,
    start_of,
    target_of,
)
from cavale.games.section_x.names import at, colour, colours, origin, tile, to, winners
from cavale.games.section_x.outlook import afterwards
from cavale.games.section_x.rules import SectionX, section_x_of
from cavale.games.section_x.state import (
    ACT,
    ACTIONS,
    AIM,
    EXCHANGING,
    FINISHED,
    KEEP,
    PLACING,
    SPIN,
    STAGES,
    WALK,
)
from cavale.games.section_x.walking import STEPS


def prompt(view: View) -> Text:
    """Return the line that says whose turn it is and what is asked."""
    table = section_x_of(view.state)
    if table.stage == FINISHED:
        return Text("sx-prompt-over", {"who": winners(table), "count": list(table.places()).count(1)})
    args: dict[str, int | str | Text] = {
        "who": colour(table.mover),
        "you": "yes" if view.seat == table.actor else "no",
    }
    key = STAGES[table.stage]
    if table.stage == ACT and table.terms.advanced:
        key = "mixed"
    if table.stage in (AIM, SPIN):
        key = f"{key}-{ACTIONS[table.action]}"
        args["tile"] = tile(acted_on(table))
    if table.stage == WALK or key == "mixed":
        args |= {"left": int(STEPS - table.paces), "begun": "yes" if table.paces else "no"}
    if key == "mixed":
        args["locked"] = "yes" if table.locked else "no"
    if table.stage == KEEP:
        args["rivals"] = colours(rivals(table))
    return Text(f"sx-prompt-{key}", args)


def is_last(table: SectionX) -> str:
    """Tell texts whether this round is the last of the game (SX-30, SX-34)."""
    return "yes" if table.closing or table.rounds == table.terms.rounds else "no"


def notes(table: SectionX) -> tuple[Text, ...]:
    """Say what ends this round and what ends the game, with figures (SX-23 to SX-34)."""
    if table.stage == FINISHED:
        return ()
    terms, seats = table.terms, range(table.players)
    most = {"ashore": max(int(table.in_green(seat)) for seat in seats), "brings": int(terms.brings)}
    quiet = {"idle": int(table.idle), "patience": int(terms.patience), "left": int(table.left())}
    goal = {"out": max(int(table.out(seat)) for seat in seats), "goal": int(terms.goal), "rounds": int(terms.rounds)}
    return Text("sx-note-round", {**most, **quiet}), Text("sx-note-game", {**goal, "last": is_last(table)})


def acted_on(table: SectionX) -> int:
    """Return the kind of the tile that is being placed, moved, exchanged or turned."""
    return int(table.source if table.action == PLACING else table.kind_at(table.source))


def rivals(table: SectionX) -> list[int]:
    """Return the seats that the mover chooses from after a struggle of equals (SX-21)."""
    return [seat for seat in range(table.players) if table.tie() >> seat & 1]


def words(before: View, move: int, after: View) -> Text:
    """Return a move in words, told from the views just before and just after it."""
    was, now = section_x_of(before.state), section_x_of(after.state)
    said = chance(was, move) if FIRST_IS <= move < SHIFT else label(before, move)
    for text in afterwards(was, now):
        said = Text("sx-then", {"first": said, "second": text})
    return said


def chance(table: SectionX, move: int) -> Text:
    """Return what chance did, in words."""
    if move < GETS:
        return Text("sx-did-first", {"who": colour(move - FIRST_IS)})
    if move < TOP:
        return Text("sx-did-tile", {"who": colour(table.mover), "tile": tile(move - GETS)})
    return Text("sx-did-top", {"pile": int(table.pile) + 1, "tile": tile(move - TOP)})


def label(view: View, move: int) -> Text:
    """Return a player's move in words, told from the view just before it."""
    table = section_x_of(view.state)
    args: dict[str, int | str | Text] = {"who": colour(table.mover)}
    if move >= STEP:
        start, stop = int(start_of(move)), int(target_of(move))
        args |= {"from": origin(table, start), "to": to(table, stop)}
        return Text("sx-did-pass" if move >= PASS else "sx-did-step", args)
    if move >= SHIFT:
        args |= {"from": origin(table, int(start_of(move))), "to": to(table, int(target_of(move)))}
        return Text("sx-did-shift", args)
    if move >= GIVE_UP:
        word, place = ("door", move - DOOR) if move >= DOOR else ("give", move - GIVE_UP)
        return Text(f"sx-did-{word}", {**args, "at": at(table, int(place))})
    if move >= ROT:
        return completed(table, move)
    if move >= PLACE:
        return begun(table, move)
    if move >= DRAW_FROM:
        return Text("sx-did-draw", {**args, "pile": int(move - DRAW_FROM) + 1})
    return Text("sx-did-skip" if move == SKIP else "sx-did-done", args)


def begun(table: SectionX, move: int) -> Text:
    """Return a choice that begins a tile action or leads it on, in words."""
    if move >= TO:
        cell = CELL_NAMES[(move - TO) % SPACES]
        return Text("sx-do-with" if move >= WITH else "sx-do-to", {"tile": tile(acted_on(table)), "cell": cell})
    if move < MOVE:
        return Text("sx-do-place", {"tile": tile(int(move - PLACE))})
    base, word = (MOVE, "move") if move < EXCHANGE else (EXCHANGE, "exchange") if move < TURN else (TURN, "turn")
    space = int(move - base)
    return Text(f"sx-do-{word}", {"tile": tile(int(table.kind_at(space))), "cell": CELL_NAMES[space]})


def completed(table: SectionX, move: int) -> Text:
    """Return a tile action in words, with who keeps the doors where its player chose that."""
    args: dict[str, int | str | Text] = {"who": colour(table.mover)}
    source, target = int(table.source), int(table.target)
    laid = table.stage == KEEP
    args["to"] = CELL_NAMES[target]
    if table.action == PLACING:
        args["tile"] = tile(source)
    else:
        args |= {"tile": tile(int(table.kind_at(target if laid else source))), "from": CELL_NAMES[source]}
    if table.action == EXCHANGING:
        args["other"] = tile(int(table.kind_at(source if laid else target)))
    said = Text(f"sx-did-{ACTIONS[table.action]}", args)
    if move < KEEPS:
        return said
    own = "yes" if move - KEEPS == table.mover else "no"
    keeper = Text("sx-did-keep", {"who": colour(table.mover), "keeper": colour(int(move - KEEPS)), "own": own})
    return Text("sx-then", {"first": said, "second": keeper})
