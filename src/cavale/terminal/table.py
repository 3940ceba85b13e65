"""A table at one terminal: people and bots take their turns, and are told what happened."""

from cavale.bots.bot import Bot
from cavale.engine.core.state import CHANCE, OVER, SPECTATOR
from cavale.engine.match import Match
from cavale.engine.text import Text
from cavale.terminal.keeper import Keeper
from cavale.terminal.picture import Picture
from cavale.terminal.screen import Screen
from cavale.terminal.story import last_trace, result_text
from cavale.terminal.turn import Turn


class Table:
    """A match with its players, until it is over or somebody leaves."""

    def __init__(self, screen: Screen, match: Match, bots: dict[int, Bot], keeper: Keeper | None = None) -> None:
        self.screen = screen
        self.match = match
        self.bots = bots
        self.keeper = keeper
        self.people = [seat for seat in range(match.players) if seat not in bots]
        hides = match.game.view.hides(match.options)
        self.secretive = hides and len(self.people) > 1  # people who must not see each other's screens
        self.watcher = self.people[0] if len(self.people) == 1 else SPECTATOR  # whose eyes the screen has between turns
        self.at_keyboard = self.watcher
        self.picture = Picture(screen, match.game, match.view(SPECTATOR), match.names)
        self.told = dict.fromkeys([*range(match.players), SPECTATOR], len(match.actions))  # so many actions to each

    def play(self) -> None:
        """Play until the game is over."""
        self.keep()
        while self.match.state.actor != OVER:
            self.act(int(self.match.state.actor))
            self.keep()
            if not self.secretive:
                self.tell_news(self.watcher)
        self.tell_end()

    def act(self, actor: int) -> None:
        """Let chance, a bot or a person act once."""
        if actor == CHANCE:
            self.match.settle()
        elif actor in self.bots:
            self.match.play(self.bots[actor].choose(self.match.view(actor)))
        else:
            if self.secretive:
                self.hand_over(actor)
            self.take_turn(actor)

    def hand_over(self, seat: int) -> None:
        """Give the keyboard to a seat, the screen cleared before and after, and tell what happened meanwhile."""
        if self.at_keyboard != seat:
            self.screen.clear()
            self.screen.ask(self.screen.words("terminal-curtain", who=self.picture.names[seat]))
            self.screen.clear()
        self.at_keyboard = seat
        self.tell_news(seat)

    def take_turn(self, seat: int) -> None:
        """Let a person play a move, or take one back."""
        move = Turn(self, seat).choose()
        if move is not None:
            self.match.play(move, seat)
        self.told = {each: min(told, len(self.match.actions)) for each, told in self.told.items()}

    def tell_news(self, seat: int) -> None:
        """Tell what happened since a seat was last told, as it saw it."""
        for actor, told in self.match.story(seat, self.told[seat]):
            self.picture.tell(actor, told.text)
        self.told[seat] = len(self.match.actions)

    def show(self, seat: int, footer: str = "") -> None:
        """Show the board as a seat sees it."""
        view = self.match.view(seat)
        self.picture.show(view, last_trace(self.match, view), footer)

    def tell_end(self) -> None:
        """Show the last position and say who won."""
        if self.secretive:
            self.screen.clear()
            self.told[SPECTATOR] = min(self.told[seat] for seat in self.people)
            self.tell_news(SPECTATOR)
        self.screen.show("")
        self.show(self.watcher)
        self.screen.show("")
        self.screen.show(self.screen.say(result_text(self.match)))

    def keep(self) -> None:
        """Write the match down, if that is wanted; a match goes on when it cannot be."""
        problem = self.keeper and self.keeper.try_to_keep(self.match)
        if problem:
            self.screen.complain(Text("terminal-not-kept", {"reason": problem.text}))
