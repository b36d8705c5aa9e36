"""Plays one bot of a file: ``python3 -m plyground.play FILE NAME``."""

import runpy
import sys

from .bots import Bot


def main(file: str, name: str) -> None:
    """Loads the file, as something that is imported, and lets its bot play."""
    found = runpy.run_path(file, run_name="plyground_bot").get(name)
    if not isinstance(found, Bot):
        sys.exit(f"{file}: no bot '{name}'; expected a function below @plyground.agent")
    found.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
