"""Which Cavale this is."""

from importlib import metadata


def version() -> str:
    """Return the version that is installed."""
    try:
        return metadata.version("cavale")
    except metadata.PackageNotFoundError:
        return "0 (not installed)"
