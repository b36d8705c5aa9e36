"""Games, their positions, and agents that play them."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any, Dict, List, Optional, Sequence, Tuple

from .errors import PlygroundError
from .sessions import Session, default_session


@dataclass(frozen=True)
class Outcome:
    """How a game ended.

    :ivar winner: a side's name; None for a draw
    :ivar score: the first player's
    """

    winner: Optional[str]
    reason: str
    score: float


@dataclass(frozen=True)
class Choice:
    """What an agent plays, and what it found out on the way.

    :ivar value: the side to move's; None if the agent has no opinion
    """

    move: str
    value: Optional[float] = None
    nodes: int = 0
    depth: int = 0


@dataclass(frozen=True)
class State:
    """A position; it never changes.

    >>> state = game("tic-tac-toe").state("xx./oo./... x")
    >>> state.legal_moves
    ['3', '6', '7', '8', '9']
    >>> print(state.play("3"), state.play("3").outcome.winner)
    xxx/oo./... o x
    """

    game: "Game" = field(repr=False, compare=False)
    position: str
    to_move: str
    legal_moves: List[str] = field(repr=False)
    over: bool
    outcome: Optional[Outcome] = None
    numbers: List[int] = field(default_factory=list, repr=False, compare=False)
    weights: List[int] = field(default_factory=list, repr=False, compare=False)

    def play(self, move: str) -> "State":
        """The position after a move."""
        return self.game._ask_state(position=self.position, moves=[move])

    @property
    def chance(self) -> bool:
        """Whether dice are thrown here, and nobody chooses."""
        return bool(self.weights)

    def throw(self, draws: random.Random) -> "State":
        """The position after a throw of the dice."""
        return self.play(draws.choices(self.legal_moves, self.weights)[0])

    def analyse(self, agent: str, **limit: Any) -> Dict[str, Any]:
        """What an agent thinks of every move, as ``plyground analyse --json`` prints it.

        :param limit: ``depth=``, ``nodes=`` or ``time="200ms"``

        >>> found = game("tic-tac-toe").state("xx./oo./... x").analyse("alphabeta", depth=9)
        >>> found["choice"], found["value"]
        ('3', 1)
        """
        return self.game.session.ask(
            "analyse", game=self.game.name, position=self.position, agent=agent, **limit
        )

    def __str__(self) -> str:
        return self.position


class Player:
    """An agent of Plyground in a seat, with what it remembers of its game.

    >>> tictactoe = game("tic-tac-toe")
    >>> with tictactoe.player("alphabeta:depth=9") as player:
    ...     player.choose(tictactoe.state("xx./oo./... x")).move
    '3'
    """

    def __init__(self, of: "Game", agent: str, seed: int) -> None:
        self.agent = agent
        self._session = of.session
        self._seat = of.session.ask("sit", game=of.name, agent=agent, seed=seed)["seat"]

    def choose(self, state: State, **limit: Any) -> Choice:
        """The agent's move (``depth=``, ``nodes=`` or ``time=`` where its name leaves them open)."""
        found = self._session.ask("choose", seat=self._seat, position=state.position, **limit)
        return Choice(found["move"], found["value"], found["nodes"], found["depth"])

    def close(self) -> None:
        """Leaves the seat."""
        self._session.ask("leave", seat=self._seat)

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Game:
    """A game by its name, with parameters if need be: ``othello:size=8``."""

    def __init__(self, name: str, session: Optional[Session] = None) -> None:
        self.name = name
        self.session: Session = session or default_session()

    def start(self, seed: int = 1) -> State:
        """A start position; games with a fixed start draw nothing from the seed."""
        return self._ask_state(seed=seed)

    def state(self, position: str, moves: Sequence[str] = ()) -> State:
        """The position of that text or name, after some moves."""
        return self._ask_state(position=position, moves=list(moves))

    def player(self, agent: str, seed: int = 1) -> Player:
        """An agent ready for a game; what it draws comes from the seed."""
        return Player(self, agent, seed)

    @property
    def sides(self) -> Tuple[str, str]:
        """What the two sides are called, the first to move first.

        >>> game("othello").sides
        ('1', '2')
        """
        first, second = self._described()["sides"]
        return first, second

    @property
    def agents(self) -> List[str]:
        """The names of the agents that can play it."""
        return list(self._described()["agents"])

    def _described(self) -> Dict[str, Any]:
        return self.session.ask("game", game=self.name)

    def _ask_state(self, **about: Any) -> State:
        found = self.session.ask("position", game=self.name, **about)
        outcome = found.get("outcome")
        return State(
            game=self,
            position=found["position"],
            to_move=found["toMove"],
            legal_moves=found["legal"],
            over=found["over"],
            outcome=Outcome(**outcome) if outcome else None,
            numbers=found.get("numbers", []),
            weights=found.get("weights", []),
        )

    def __repr__(self) -> str:
        return f"Game({self.name!r})"


def game(name: str, session: Optional[Session] = None) -> Game:
    """Opens a game.

    :raises PlygroundError: if there is none of that name

    >>> game("tick-tack-toe")
    Traceback (most recent call last):
    ...
    plyground.errors.PlygroundError: no game 'tick-tack-toe'; did you mean: tic-tac-toe?
    """
    opened = Game(name, session)
    opened.start()
    return opened


def must_be_legal(state: State, move: str) -> None:
    """Refuses a move that is none here."""
    if move not in state.legal_moves:
        raise PlygroundError(
            f"'{move}' is not a legal move; legal: {' '.join(state.legal_moves) or 'none'}"
        )
