"""Checks of what players touch: choices, refusals, words."""

from collections import Counter
from itertools import chain

import msgspec

from cavale.engine.core.state import View
from cavale.engine.eyes import Eyes
from cavale.engine.refusal import Refused
from cavale.engine.scene import Board, Catches, Changes, Draws, Effect, Lays, Moves, Reaches, Scene
from cavale.engine.testing.case import Broken, Case, expect
from cavale.engine.testing.rulebook import paragraphs
from cavale.engine.text import LANGUAGES, Speaker, Text


def choices_are_touchable(case: Case) -> None:
    """Every legal move is one choice, reached by its own click path over things that are there, and no other."""
    for match in case.moments(range(2)):
        for seat in case.watchers:
            view = match.view(seat)
            scene = case.game.scene.scene(view)
            board = case.game.scene.board(view)
            legal = match.legal_moves() if seat == match.state.actor else []
            expect(sorted(choice.move for choice in scene.choices) == sorted(legal), "the scene offers other moves")
            expect(scene.seat == seat and scene.actor == view.state.actor, "the scene is for another seat")
            pieces_stand_somewhere(board, scene)
            paths_lead_to_one_choice(case, view, board, scene)


def pieces_stand_somewhere(board: Board, scene: Scene) -> None:
    """Expect ids to be unique, pieces to stand on spaces, zones to hold what they show."""
    spaces = [space.id for space in (*board.spaces, *scene.spaces)]
    cards = [card.id for zone in scene.zones for card in zone.cards]
    for kind in (
        spaces,
        cards,
        *([thing.id for thing in things] for things in (scene.pieces, scene.zones, scene.counters)),
    ):
        expect(len(set(kind)) == len(kind), f"an id is given twice: {kind}")
    for space in (*board.spaces, *scene.spaces):
        expect(not space.within or space.within in spaces, f"{space.id} is within {space.within}, which is not there")
    for piece in scene.pieces:
        expect(piece.at in spaces, f"{piece.id} stands on {piece.at}, which is not there")
    for zone in scene.zones:
        expect(len(zone.cards) <= zone.count, f"{zone.id} shows more than it holds")


def paths_lead_to_one_choice(case: Case, view: View, board: Board, scene: Scene) -> None:
    """Expect every path to name things that are there, to be nobody's beginning, and to be allowed step by step."""
    touchable = scene.touchables() | {f"space:{space.id}" for space in board.spaces}
    paths = [choice.path for choice in scene.choices]
    beginnings = {path[:length] for path in paths for length in range(len(path))}
    turns = {f"turn:{steps}" for steps in range(board.sides)}
    expect(len(set(paths)) == len(paths), "two choices have the same path")
    for choice in scene.choices:
        expect(bool(choice.path) and choice.path not in beginnings, f"{choice.path} is the beginning of another path")
        for before, thing in zip(("", *choice.path), choice.path, strict=False):
            turned = thing in turns and before.startswith("piece:")
            expect(turned or thing in touchable, f"{thing} of {choice.notation} is not in the scene")
        expect(choice.notation == case.game.moves.notation(choice.move), "a choice shows another notation")
        for effect in case.game.scene.preview(view, choice.move).effects:
            effect_is_about_something(effect, scene, touchable)
        expect(case.game.refusal.refuse(view, choice.move) is None, f"{choice.notation} is legal and refused")
        for length in range(1, len(choice.path) + 1):
            refusal = case.game.refusal.touch(view, choice.path[:length])
            expect(refusal is None, f"touching {choice.path[:length]} is refused on the way to {choice.notation}")


def effect_is_about_something(effect: Effect, scene: Scene, touchable: frozenset[str]) -> None:
    """Expect a preview to speak of things that are in the scene."""
    pieces = {piece.id for piece in scene.pieces}
    zones = {zone.id for zone in scene.zones}
    if isinstance(effect, Moves):
        fits = effect.piece in pieces and all(f"space:{space}" in touchable for space in effect.path)
    elif isinstance(effect, Catches):
        fits = effect.piece in pieces and f"space:{effect.to}" in touchable
    elif isinstance(effect, Draws):
        fits = effect.from_zone in zones and effect.to_zone in zones
    elif isinstance(effect, Changes):
        fits = effect.counter in {counter.id for counter in scene.counters}
    elif isinstance(effect, Lays | Reaches):
        fits = f"space:{effect.at if isinstance(effect, Lays) else effect.space}" in touchable
    else:
        fits = True
    expect(fits, f"{effect} is about something that is not in the scene")


def effects_tell_everything(case: Case) -> None:
    """What a seat is told that a move did is all that pieces and cards did, and about things that are there."""
    moves: list[int] = []  # of the action
    for step in chain.from_iterable(match.steps() for match in case.ends(2, most=60)):
        if not moves:
            start = step.before
        moves.append(step.move)
        if not step.closes:
            continue
        for seat in case.watchers:
            eyes = Eyes(case.game, seat)
            (told,) = eyes.tell(start, tuple(moves))
            before, after = eyes.scene(start), case.game.scene.scene(told.view)
            touchable = after.touchables() | {f"space:{space.id}" for space in eyes.board(step.after).spaces}
            for effect in told.effects:
                effect_is_about_something(effect, after, touchable)
            journeys = {effect.piece: effect.path[-1] for effect in told.effects if isinstance(effect, Moves)}
            journeys |= {effect.piece: effect.to for effect in told.effects if isinstance(effect, Catches)}
            went = {piece.id: piece.at for piece in after.pieces if at(before, piece.id) not in ("", piece.at)}
            expect(went == journeys, f"{told.notation}: pieces went {went}, but it is told {journeys}")
            cards: Counter[str] = Counter()
            for effect in told.effects:
                if isinstance(effect, Draws):
                    cards.update({effect.to_zone: effect.count})
                    cards.subtract({effect.from_zone: effect.count})
            changed = {zone.id: zone.count - count_in(before, zone.id) for zone in after.zones}
            counted = {zone: cards[zone] for zone in changed}
            expect(changed == counted, f"{told.notation}: cards went {changed}, but it is told {counted}")
        moves = []


def at(scene: Scene, piece: str) -> str:
    """Return where a piece stands in a scene, nothing if it is not there."""
    return next((other.at for other in scene.pieces if other.id == piece), "")


def count_in(scene: Scene, zone: str) -> int:
    """Return how many cards a zone holds in a scene."""
    return next((other.count for other in scene.zones if other.id == zone), 0)


def refusals_teach(case: Case) -> None:
    """What is not legal is refused, with a paragraph of the rulebook and words in every language."""
    known = paragraphs(case.game, "en")
    wishes = sorted({move for state in case.states(range(3)) for move in state.legal_moves()})
    speakers = [case.game.speaker(language) for language in LANGUAGES]
    for match in case.moments(range(1), most=20):
        if match.draft:
            continue
        for seat in range(case.players):
            view = match.view(seat)
            legal = list(view.legal_moves())
            for wish in wishes[seat :: max(1, len(wishes) // 60)]:
                refusal = case.game.refusal.refuse(view, wish)
                expect((refusal is None) == (wish in legal), f"move {wish} is neither legal nor refused, or both")
                if refusal is None:
                    continue
                expect(
                    refusal.paragraph in known,
                    f"{refusal.code} names {refusal.paragraph}, which is not in the rulebook",
                )
                expect(all(speaker.say(refusal.text) for speaker in speakers), f"{refusal.code} says nothing")
                try:
                    match.play(wish, seat)
                except Refused as refused:
                    expect(refused.refusal == refusal, "a match refuses for another reason")
                else:
                    expect(False, f"an illegal move is allowed: {case.game.moves.notation(wish)}")


def words_are_said(case: Case) -> None:
    """Every name, prompt, label and line of the log can be said in every language."""
    texts: dict[bytes, Text] = {}  # each but once: the same words come back at every move
    for match in case.moments(range(2), most=25):
        for seat in case.watchers:
            texts |= {msgspec.json.encode(text): text for text in words_of(case, match.view(seat))}
            texts |= {msgspec.json.encode(text): text for text in match.log(seat)}
    for language in LANGUAGES:
        speaker = case.game.speaker(language)
        for text in texts.values():
            said(speaker, text)


def words_of(case: Case, view: View) -> list[Text]:
    """Return every text that a view shows."""
    scene = case.game.scene.scene(view)
    spaces = (*case.game.scene.board(view).spaces, *scene.spaces)
    names = [thing.name for things in (spaces, scene.pieces, scene.zones) for thing in things]
    names += [thing.name for things in (scene.counters, scene.buttons) for thing in things]
    names += [card.name for zone in scene.zones for card in zone.cards]
    previews = [case.game.scene.preview(view, choice.move) for choice in scene.choices]
    return [
        scene.prompt,
        *scene.notes,
        *names,
        *(preview.label for preview in previews),
        *(preview.dare for preview in previews if preview.dare),
    ]


def said(speaker: Speaker, text: Text) -> None:
    """Expect a text to say something."""
    try:
        words = speaker.say(text)
    except KeyError as error:
        raise Broken(f"{text} cannot be said: {error}") from error
    expect(bool(words.strip()), f"{text} says nothing in {speaker.language}")
