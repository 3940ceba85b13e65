"""A cable between browser and server that can be pulled out and put back."""

import contextlib
import socket
import threading
from typing import Self


class Cable:
    """Carries connections from a port of its own to the server's, while it is plugged in."""

    def __init__(self, port: int) -> None:
        self.far_port = port
        self.plugged = True
        self.ends: list[socket.socket] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.door.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self.listen, daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        self.door.close()
        self.pull()

    def pull(self) -> None:
        """Cut all connections, and let no new one through."""
        self.plugged = False
        for end in self.ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.ends.clear()

    def plug(self) -> None:
        """Let new connections through again."""
        self.plugged = True

    def listen(self) -> None:
        """Take connections in until the end."""
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.door.accept()
                if not self.plugged:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.far_port))
                self.ends += [near, far]
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=carry, args=pair, daemon=True).start()


def carry(source: socket.socket, goal: socket.socket) -> None:
    """Hand on what comes in at one end, until there is no more."""
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            goal.sendall(data)
    with contextlib.suppress(OSError):
        goal.shutdown(socket.SHUT_RDWR)
