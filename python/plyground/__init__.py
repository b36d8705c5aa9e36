"""Board games, agents and their matches from Plyground.

>>> import plyground
>>> start = plyground.game("tic-tac-toe").start()
>>> start.play("5").play("1").to_move
'x'
"""

from .bots import Bot, Turn, agent
from .environment import Environment
from .errors import PlygroundError
from .games import Choice, Game, Outcome, Player, State, game
from .runs import Match, Tournament, match, tournament
from .sessions import Lab, Process, Session, default_session

__all__ = [
    "Bot",
    "Choice",
    "Environment",
    "Game",
    "Lab",
    "Match",
    "Outcome",
    "Player",
    "PlygroundError",
    "Process",
    "Session",
    "State",
    "Tournament",
    "Turn",
    "agent",
    "default_session",
    "game",
    "match",
    "tournament",
]
