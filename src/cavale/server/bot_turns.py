"""A bot's turn: its worker is asked while the table is free, and the seat plays on even if there is no answer."""

import asyncio
import random
from typing import TYPE_CHECKING, Final

import structlog

from cavale.engine.text import Problem, Text
from cavale.server.bots import question
from cavale.server.tables import Table
from cavale.server.telling import announce, notify, tell
from cavale.server.thinking import Question
from cavale.server.thought_queue import NoAnswer

if TYPE_CHECKING:
    from cavale.server.house import House

LOG: Final = structlog.get_logger("cavale")
NO_MOVE: Final = -1


def bot_moves(table: Table, seat: int) -> bool:
    """Tell whether a bot moves for a seat: it is a bot's, or its flag fell and a bot stands in."""
    return table.seats[seat].kind == "bot" or (table.clock.wish.lost == "bot" and table.clock.flag_fell(seat))


async def take_turn(house: "House", name: str, seat: int) -> None:
    """Let a bot play a seat's turn; what goes wrong is logged."""
    try:
        await think_and_play(house, name, seat)
    except Problem as problem:
        LOG.error("bot could not play", reason=problem.text.key)
    except Exception:
        LOG.exception("bot could not play")


async def think_and_play(house: "House", name: str, seat: int) -> None:
    """Ask a worker, and play what it answers if that is still wanted; a quick choice if it answers nothing."""
    async with house.table(name) as table:
        if table.actor != seat or not bot_moves(table, seat):  # what led to this turn was taken back meanwhile
            table.thinking = -1
            house.nudge(table)
            announce(table)
            return
        moment, asked, whom = table.moment, question(table, seat), house.bots.shares.of(table)
        pause = house.settings.bot_pause if table.seats[seat].kind == "bot" else 0.0
    await asyncio.sleep(pause)
    move, reason = await answer_of(house, asked, whom)
    async with house.table(name) as table:
        table.thinking = -1
        if table.moment == moment and bot_moves(table, seat):
            if move not in table.match.legal_moves():
                move, reason = quick_choice(table, asked.seed), reason or "illegal"
            table.play(seat, move)
            await table.keep()
            tell(table)
            if reason:
                house.metrics.quick.inc()
                LOG.error("quick move for a bot", game=asked.game, bot=asked.bot, reason=reason)
                notify(table, Text("server-bot-late" if reason == "late" else "server-bot-failed"))
        house.nudge(table)
        announce(table)


async def answer_of(house: "House", asked: Question, whom: str) -> tuple[int, str]:
    """Return a bot's move, or none and the reason."""
    try:
        return await house.bots.choose(asked, whom), ""
    except NoAnswer as missing:
        return NO_MOVE, missing.reason
    except Exception as error:
        return NO_MOVE, type(error).__name__


def quick_choice(table: Table, seed: int) -> int:
    """Return any legal move: that needs no code but what every move needs, so it cannot hang."""
    return random.Random(seed).choice(table.match.legal_moves())
