"""Logs: one line of JSON an event, without keys, codes, names or cookies."""

import logging
import sys

import structlog


def prepare_logs(level: str = "info") -> None:
    """Write events to the error output; of uvicorn's own only troubles, as its lines hold addresses with keys."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
    )
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").setLevel(logging.ERROR)
    logging.getLogger("alembic").setLevel(logging.WARNING)
