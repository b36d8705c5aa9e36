"""A game as an environment: ``reset``, ``step``, ``legal_moves``."""

from __future__ import annotations

import random
from typing import Any, Callable, Dict, List, Optional, Tuple, Union

from .bots import Answer, Turn, chosen
from .errors import PlygroundError
from .games import Game, Player, State, game, must_be_legal
from .sessions import Session

Opponent = Union[str, Callable[[Turn], Answer]]
_LARGEST_SEED = 2**52


class Environment:
    """One game after another, with both sides played by the caller or one by an opponent.

    >>> env = Environment("tic-tac-toe", opponent="alphabeta:depth=9")
    >>> state, info = env.reset(seed=1)
    >>> state, reward, terminated, truncated, info = env.step("5")
    >>> state.position, reward, terminated, info["moves"]
    ('o../.x./... x', 0.0, False, ['5', '1'])
    """

    def __init__(
        self,
        of: Union[str, Game],
        opponent: Optional[Opponent] = None,
        player: str = "first",
        session: Optional[Session] = None,
    ) -> None:
        """Opens the game.

        :param opponent: an agent's name or a function; without one the caller moves for both sides
        :param player: the seat of the caller, ``first`` or ``second``, if there is an opponent
        """
        if player not in ("first", "second"):
            raise PlygroundError(f"player '{player}': expected first or second")
        self.game = of if isinstance(of, Game) else game(of, session)
        self._opponent = opponent
        self._side = self.game.sides[0 if player == "first" else 1]
        self._seated: Optional[Player] = None
        self._draws = random.Random(1)
        self._state: Optional[State] = None
        self._moves: List[str] = []

    @property
    def state(self) -> State:
        """The position now."""
        if self._state is None:
            raise PlygroundError("call reset() first")
        return self._state

    @property
    def legal_moves(self) -> List[str]:
        """What may be played now; nothing when it is over."""
        return self.state.legal_moves

    def reset(
        self, seed: Optional[int] = None, position: Optional[str] = None
    ) -> Tuple[State, Dict[str, Any]]:
        """Begins a game: from a position, or from the start.

        Without a seed the draws go on from the last game's.
        """
        if seed is not None:
            self._draws = random.Random(seed)
        drawn = self._draws.randrange(_LARGEST_SEED)
        self._leave()
        if isinstance(self._opponent, str):
            self._seated = self.game.player(self._opponent, drawn)
        self._moves = []
        self._state = (
            self.game.start(seed=drawn) if position is None else self.game.state(position)
        )
        self._others()
        return self.state, self._info()

    def step(self, move: str) -> Tuple[State, float, bool, bool, Dict[str, Any]]:
        """Plays a move, throws dice, and lets the opponent answer.

        :returns: the position, the reward (1 won, -1 lost, else 0) of whoever moved, whether it
            is over, False (games end by themselves), and the moves so far
        """
        before = self.state
        if before.over:
            raise PlygroundError("the game is over; call reset()")
        must_be_legal(before, move)
        mover = before.to_move
        self._play(move)
        self._others()
        return self.state, self._reward(mover), self.state.over, False, self._info()

    def _others(self) -> None:
        """Dice and the opponent, until the caller is to move."""
        while not self.state.over:
            if self.state.chance:
                after = self.state.throw(self._draws)
                self._moves.append("(dice)")
                self._state = after
            elif self._opponent is not None and self.state.to_move != self._side:
                self._play(self._answer())
            else:
                return

    def _answer(self) -> str:
        if self._seated is not None:
            return self._seated.choose(self.state).move
        assert callable(self._opponent)
        now = self.state
        turn = Turn(
            self.game.name, now.position, now.to_move, now.legal_moves, random=self._draws
        )
        return chosen(self._opponent, turn, now)

    def _play(self, move: str) -> None:
        self._state = self.state.play(move)
        self._moves.append(move)

    def _reward(self, mover: str) -> float:
        outcome = self.state.outcome
        if outcome is None or outcome.winner is None:
            return 0.0
        return 1.0 if outcome.winner == mover else -1.0

    def _info(self) -> Dict[str, Any]:
        return {"to_move": self.state.to_move, "moves": list(self._moves)}

    def _leave(self) -> None:
        if self._seated is not None:
            self._seated.close()
            self._seated = None

    def close(self) -> None:
        """Sends the opponent away."""
        self._leave()
        self._state = None

    def __enter__(self) -> "Environment":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
