"""Games in the shape of PettingZoo's AEC environments; needs ``pettingzoo`` and ``numpy``."""

from __future__ import annotations

import random
from typing import Any, Callable, Dict, Optional

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as missing:
    raise ImportError(f"plyground.aec needs pettingzoo and numpy: {missing}") from None

from .errors import PlygroundError
from .games import State, game
from .sessions import Session

_LARGEST_SEED = 2**52


class BoardGame(AECEnv):  # type: ignore[misc]
    """A game between ``first`` and ``second``.

    An action is the number that the game itself gives a move, the same move always having the
    same one. An observation is the position's text as bytes, unless something better is given.
    """

    metadata = {"name": "plyground_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        name: str,
        actions: int = 65536,
        length: int = 1024,
        encode: Optional[Callable[[State], Any]] = None,
        space: Optional[spaces.Space] = None,
        session: Optional[Session] = None,
        render_mode: Optional[str] = None,
    ) -> None:
        """Opens the game.

        :param actions: how many numbers moves may have; a small game needs few
        :param length: the most bytes of a position's text
        :param encode: what is observed of a position instead, which is in ``space``
        """
        super().__init__()
        self.game = game(name, session)
        self.render_mode = render_mode
        self.possible_agents = ["first", "second"]
        self._seat = dict(zip(self.game.sides, self.possible_agents))
        self._actions = actions
        self._length = length
        self._encode = encode or self._bytes
        inner = space or spaces.Box(0, 255, (length,), np.uint8)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        both = spaces.Dict({"observation": inner, "action_mask": mask})
        self._draws = random.Random(1)
        self.observation_spaces = {each: both for each in self.possible_agents}
        self.action_spaces = {each: spaces.Discrete(actions) for each in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        """What :meth:`observe` gives."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        """All numbers of moves."""
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """Begins a game; the option ``position`` says from where."""
        if seed is not None:
            self._draws = random.Random(seed)
        position = (options or {}).get("position")
        self.state_now = (
            self.game.start(seed=self._draws.randrange(_LARGEST_SEED))
            if position is None
            else self.game.state(position)
        )
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Dict[str, Dict[str, Any]] = {each: {} for each in self.agents}
        self._settle()

    def observe(self, agent: str) -> Dict[str, Any]:
        """The position, and which actions are legal for this agent now."""
        mask = np.zeros(self._actions, np.int8)
        if agent == self.agent_selection and not self.state_now.over:
            mask[self.state_now.numbers] = 1
        return {"observation": self._encode(self.state_now), "action_mask": mask}

    def _bytes(self, state: State) -> Any:
        text = state.position.encode()
        if len(text) > self._length:
            raise PlygroundError(f"a position of {len(text)} bytes; expected length={len(text)}")
        padded = np.zeros(self._length, np.uint8)
        padded[: len(text)] = np.frombuffer(text, np.uint8)
        return padded

    def step(self, action: Optional[int]) -> None:
        """Plays the move of that number."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        state = self.state_now
        if action not in state.numbers:
            raise PlygroundError(f"action {action} is not legal; legal: {state.numbers}")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.state_now = state.play(state.legal_moves[state.numbers.index(int(action))])
        self._settle()
        self._accumulate_rewards()

    def _settle(self) -> None:
        """Throws dice, sees who is to move, and who has won."""
        while not self.state_now.over and self.state_now.chance:
            self.state_now = self.state_now.throw(self._draws)
        state = self.state_now
        self.agent_selection = self._seat[state.to_move]
        if not state.over and max(state.numbers) >= self._actions:
            raise PlygroundError(f"a move has the number {max(state.numbers)}; expected more actions")
        for each in self.agents:
            self.infos[each] = {"position": state.position, "legal": state.legal_moves}
        if state.over and state.outcome is not None:
            for side, each in self._seat.items():
                won = state.outcome.winner
                self.rewards[each] = 0.0 if won is None else 1.0 if won == side else -1.0
            self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> Optional[str]:
        """The position's text."""
        return self.state_now.position if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
