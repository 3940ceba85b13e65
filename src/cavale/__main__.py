"""The command `cavale`, also as `python -m cavale`."""

from cavale.terminal.main import main

if __name__ == "__main__":
    main()
