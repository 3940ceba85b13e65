"""The server as the operator's command starts it, with bots that do not dawdle: serve.py HOST PORT FOLDER."""

import asyncio
import socket
import sys
from pathlib import Path

from cavale.server.run import server_of
from cavale.server.settings import Settings

if __name__ == "__main__":
    host, port, data = sys.argv[1:]
    settings = Settings(data=Path(data), host=host, port=int(port), workers=1, bot_pause=0.0, tables_per_address=0)
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)  # the tests hold the port, so that nobody else gets it
    door.bind((host, int(port)))
    asyncio.run(server_of(settings).serve(sockets=[door]))
