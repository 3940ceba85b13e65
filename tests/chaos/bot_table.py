"""Tables by which one sees whether bots and clocks go on."""

import httpx

from tests.chaos.tables import wishes

BY_MOVE = {"pace": "move", "seconds": 1, "gain": 0}


class BotTable:
    """Bots among themselves; a match that is over is followed by a new one."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.table = ""
        self.before = 0  # entries of the matches that are over

    async def entries(self) -> int:
        """Return how many entries there are by now, chance's included."""
        if self.table:
            record = (await self.http.get(f"/api/tables/{self.table}/record")).raise_for_status().text
            now = sum(line[:1].isdigit() for line in record.splitlines())
            if "unfinished" in record.rpartition("end:")[2]:
                return self.before + now
            self.before += now
        wish = {"game": "alcatraz", "seats": wishes(("*random", "*greedy"))}
        self.table = (await self.http.post("/api/tables", json=wish)).raise_for_status().json()["table"]
        return self.before

    async def thinking(self) -> bool:
        """Tell whether a bot thinks there, as everyone is told."""
        return await seat_is(self.http, self.table, "thinking")


async def idle_table(http: httpx.AsyncClient, lost: str) -> str:
    """Make a table whose people never move while their clocks run; return its name."""
    wish = {"game": "alcatraz", "seats": wishes(("Anna", "Bob")), "clock": BY_MOVE | {"lost": lost}}
    return str((await http.post("/api/tables", json=wish)).raise_for_status().json()["table"])


async def seat_is(http: httpx.AsyncClient, table: str, what: str) -> bool:
    """Tell whether a seat of a table is `thinking` or `lost`."""
    info = (await http.get(f"/api/tables/{table}")).raise_for_status().json()
    return any(seat.get(what) for seat in info["seats"])
