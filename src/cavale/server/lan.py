"""Playing on phones in the same room: this machine's address, also as a picture to scan."""

import ipaddress
import socket
from io import BytesIO

import segno
from starlette.requests import Request
from starlette.responses import Response

from cavale.engine.text import Problem
from cavale.server.delivery import reply
from cavale.server.messages import Lan
from cavale.server.settings import Settings

LONGEST = 500


def lan_host() -> str:
    """Return this machine's address in its network; nothing is sent for that."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def lan_address(settings: Settings) -> str:
    """Return where others in the same network find this server; nowhere if it listens to this machine only."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    try:
        local = ipaddress.ip_address(settings.host).is_loopback
    except ValueError:
        local = settings.host == "localhost"
    host = settings.host if local else lan_host()
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


async def show_lan(request: Request) -> Response:
    """GET /api/lan?path=/t/…: an address of this server, and its picture."""
    path = request.query_params.get("path", "/")
    if not path.startswith("/") or path.startswith("//") or len(path) > LONGEST or not path.isprintable():
        raise Problem("server-path")
    settings: Settings = request.app.state.house.settings
    address = lan_address(settings) + path
    picture = BytesIO()
    segno.make(address, micro=False).save(picture, kind="svg", xmldecl=False, scale=8, border=2, omitsize=True)
    return reply(Lan(address, picture.getvalue().decode()))
