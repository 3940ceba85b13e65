"""Our server as `cavale bench server` starts it, without the limits that keep one address from taking all: FOLDER."""

import socket
import sys
from pathlib import Path

from cavale.server.run import serve
from cavale.server.settings import Settings

if __name__ == "__main__":
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    print(port, flush=True)
    settings = Settings(
        data=Path(sys.argv[1]),
        port=port,
        tables_per_address=0,
        sockets_per_address=0,
        messages_per_second=100_000,
        messages_at_once=100_000,
        bot_pause=0.0,  # whoever is to think beside the others thinks all the time
    )
    serve(settings)
