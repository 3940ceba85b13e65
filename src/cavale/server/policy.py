"""Headers that every answer carries, whoever gives it.

Uvicorn adds them (`run.server_of`), and `line.Handshake` where uvicorn does not: so answers that do not come from our
application have them as well, to what is no HTTP at all and to handshakes that fail.
"""

from typing import Final

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SAFE: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # links hold keys
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
