"""Playing on phones in the same room: this machine's address in its network."""

import ipaddress
import socket

from starlette.requests import Request
from starlette.responses import Response

from cavale.server.delivery import reply
from cavale.server.messages import Lan
from cavale.server.settings import Settings


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
    """GET /api/lan: the address to put into links that are shared; the page draws the picture to scan itself."""
    settings: Settings = request.app.state.house.settings
    return reply(Lan(lan_address(settings)))
