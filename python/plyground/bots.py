"""Agents written in Python: a function that picks a move."""

from __future__ import annotations

import inspect
import json
import random
import shlex
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Callable, Dict, List, Optional, TextIO, Tuple, Union

from .errors import PlygroundError
from .games import must_be_legal

Answer = Union[str, Tuple[str, float]]


@dataclass(frozen=True)
class Turn:
    """What a bot is asked: a position of a game that is not over.

    :ivar legal: the legal moves
    :ivar millis: how long the move may take before the game is lost; None if nobody counts
    :ivar limit: what the match allows a move: ``depth``, ``nodes``, ``time``, each only if set
    :ivar random: where to draw from, so that a game can be played again
    """

    game: str
    position: str
    to_move: str
    legal: List[str]
    millis: Optional[int] = None
    limit: Dict[str, int] = field(default_factory=dict)
    random: random.Random = field(default_factory=random.Random, repr=False, compare=False)


class Bot:
    """A function as an agent; call it like the function.

    >>> @agent
    ... def first(turn):
    ...     return turn.legal[0]
    >>> first(Turn("tic-tac-toe", ".../.../... x", "x", ["1", "2"]))
    '1'
    """

    def __init__(self, choose: Callable[[Turn], Answer], name: str) -> None:
        self.choose = choose
        self.name = name
        self.__doc__ = choose.__doc__

    def __call__(self, turn: Turn) -> Answer:
        return self.choose(turn)

    @property
    def spec(self) -> str:
        """Its name for ``plyground match`` and all else that takes an agent.

        Its file is started as a program of its own, in the sandbox. Whatever the file imports
        has to lie beside it or be installed.
        """
        source = inspect.getsourcefile(self.choose) if _named(self.choose) else None
        if source is None or not Path(source).is_file():
            raise PlygroundError(
                f"bot '{self.name}' has no file: to play matches it has to be in one, not inside"
                " a function"
            )
        packages = Path(__file__).resolve().parents[1]
        line = (
            f"PYTHONPATH={shlex.quote(str(packages))} {shlex.quote(sys.executable)}"
            f" -B -m plyground.play {shlex.quote(str(Path(source).resolve()))}"
            f" {self.choose.__name__}"
        )
        return "process:command=" + _quoted(line)

    def run(self, lines: Optional[TextIO] = None, out: Optional[TextIO] = None) -> None:
        """Plays on standard input and output (docs/agents.md) until the input ends."""
        # What the bot prints must not stand between our lines.
        out = out or sys.stdout
        usual, sys.stdout = sys.stdout, sys.stderr
        try:
            self._talk(lines or sys.stdin, out)
        finally:
            sys.stdout = usual

    def _talk(self, lines: TextIO, out: TextIO) -> None:
        game = ""
        draws = random.Random(1)
        for line in lines:
            message = json.loads(line)
            kind = message["type"]
            if kind == "hello":
                game = message["game"]
                _say(out, {"name": self.name})
            elif kind == "new":
                draws = random.Random(message["seed"])
            elif kind == "turn":
                _say(out, self._answer(game, message, draws))

    def _answer(self, game: str, message: Dict[str, Any], draws: random.Random) -> Dict[str, Any]:
        turn = Turn(
            game=game,
            position=message["position"],
            to_move=message["toMove"],
            legal=message["legal"],
            millis=message.get("millis"),
            limit=message.get("limit", {}),
            random=draws,
        )
        try:
            found = self.choose(turn)
        except Exception as failure:
            sys.excepthook(type(failure), failure, failure.__traceback__)
            return {"error": f"{type(failure).__name__}: {failure}"}
        if isinstance(found, tuple):
            return {"move": found[0], "value": found[1]}
        return {"move": found}

    def __repr__(self) -> str:
        return f"<bot {self.name}>"


def _named(choose: Callable[..., Any]) -> bool:
    """Whether it can be found again in its file by its name."""
    return getattr(choose, "__qualname__", "").isidentifier()


def _quoted(value: str) -> str:
    """A value as names of agents take it where it holds commas, colons or quotes."""
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _say(out: TextIO, message: Dict[str, Any]) -> None:
    print(json.dumps(message), file=out, flush=True)


def agent(choose: Callable[[Turn], Answer]) -> Bot:
    """Makes an agent of a function that takes a :class:`Turn` and gives a move.

    A pair of a move and its value for the side to move does as well.
    """
    return Bot(choose, getattr(choose, "__name__", "bot"))


def chosen(bot: Callable[[Turn], Answer], turn: Turn, state: Any) -> str:
    """The move a function picks, if it is legal."""
    found = bot(turn)
    move = found[0] if isinstance(found, tuple) else found
    must_be_legal(state, move)
    return move
