"""What the last move did, and how a match ended."""

from cavale.engine.core.state import View
from cavale.engine.match import Match
from cavale.engine.text import Text, listed
from cavale.terminal.board import Trace, trace


def last_trace(match: Match, view: View) -> Trace:
    """Return what the last action of a player moved, as the view's seat sees it."""
    game = match.game
    players = [number for number, action in enumerate(match.actions) if action.actor >= 0]
    for step in match.steps():
        if players and step.action == players[-1]:
            before = game.view.view(step.before, int(view.seat))
            return trace(game.scene.scene(before), game.scene.scene(view))
    return Trace()


def result_text(match: Match) -> Text:
    """Return how a match ended and who won."""
    places = [int(place) for place in match.state.places()]
    winners = [Text(f"colour-{match.game.seats[seat]}") for seat, place in enumerate(places) if place == 1]
    ending = match.game.endings[match.state.ending()]
    return Text(f"{match.game.code.lower()}-ending-{ending}", {"who": listed(winners)})
