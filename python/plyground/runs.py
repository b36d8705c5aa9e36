"""Many games between agents: matches and tournaments, and what came out as rows."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from dataclasses import dataclass, field
from typing import Any, Dict, List, Sequence, Union

from .bots import Bot
from .errors import PlygroundError
from .sessions import command, complaint

Seat = Union[str, Bot]
Row = Dict[str, Any]


@dataclass(frozen=True)
class Match:
    """What came of a match.

    :ivar summary: what ``plyground match --json`` prints: score, interval, Elo, ...
    :ivar games: a row a game, for ``pandas.DataFrame``
    """

    summary: Row
    games: List[Row] = field(repr=False)

    @property
    def score(self) -> float:
        """Of the first agent named, from 0 to 1."""
        return float(self.summary["score"])


@dataclass(frozen=True)
class Tournament:
    """What came of a tournament.

    :ivar summary: what ``plyground tournament --json`` prints
    :ivar games: a row a game, for ``pandas.DataFrame``
    """

    summary: Row
    games: List[Row] = field(repr=False)

    @property
    def ranking(self) -> List[Row]:
        """A row an agent, the best first."""
        return list(self.summary["ranking"])

    @property
    def ratings(self) -> List[Row]:
        """A row an agent: its rating and the ends of its interval, None where nothing bounds it.

        Without games there are no rows.
        """
        rows = []
        for each in self.summary["ratings"] or []:
            low, high = each["interval"] or (None, None)
            rows.append(
                {"agent": each["agent"], "rating": each["rating"], "low": low, "high": high}
            )
        return rows

    @property
    def pairings(self) -> List[Row]:
        """A row an ordered pairing."""
        return list(self.summary["pairings"])


def match(
    game: str, one: Seat, two: Seat, games: int = 100, seed: int = 1, **options: Any
) -> Match:
    """Plays one agent against another, seats swapped pair by pair.

    :param one: an agent's name, or a bot that stands in a file
    :param options: those of the command, without dashes: ``depth=4``, ``no_swap=True``,
        ``sprt="elo0=0,elo1=50"``, ``threads=2``

    >>> result = match("tic-tac-toe", "alphabeta:depth=9", "random", games=20, seed=7)
    >>> result.score > 0.8, len(result.games)
    (True, 20)
    """
    summary, rows = _run("match", [game, _name(one), _name(two)], games, seed, options)
    return Match(summary, rows)


def tournament(
    game: str, agents: Sequence[Seat], games: int = 20, seed: int = 1, **options: Any
) -> Tournament:
    """Plays every ordered pairing; the parameters are those of :func:`match`.

    >>> result = tournament("tic-tac-toe", ["random", "greedy"], games=10)
    >>> [row["agent"] for row in result.ranking]
    ['greedy', 'random']
    """
    words = [game, *(_name(each) for each in agents)]
    return Tournament(*_run("tournament", words, games, seed, options))


def _name(seat: Seat) -> str:
    return seat.spec if isinstance(seat, Bot) else seat


def _run(
    verb: str, words: List[str], games: int, seed: int, options: Dict[str, Any]
) -> "tuple[Row, List[Row]]":
    with tempfile.TemporaryDirectory() as folder:
        records = os.path.join(folder, "games.jsonl")
        fixed = ["--games", str(games), "--seed", str(seed), "--records", records, "--json"]
        printed = _output([verb, *words, *fixed, *_flags(options)])
        with open(records, encoding="utf-8") as lines:
            rows = [_row(number, json.loads(line)) for number, line in enumerate(lines, 1)]
    return json.loads(printed), rows


def _flags(options: Dict[str, Any]) -> List[str]:
    words: List[str] = []
    for name, value in options.items():
        flag = "--" + name.replace("_", "-")
        if value is True:
            words.append(flag)
        elif value is not False and value is not None:
            words += [flag, str(value)]
    return words


def _output(arguments: List[str]) -> str:
    """What a command prints; it is ended with whoever waits for it."""
    words = [*command(), *arguments]
    try:
        process = subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
        )
    except OSError as failure:
        raise PlygroundError(f"cannot start {words[0]}: {failure.strerror}") from None
    with process:
        try:
            out, said = process.communicate()
        except BaseException:
            process.terminate()
            raise
    if process.returncode != 0:
        otherwise = f"plyground {arguments[0]} ended with {process.returncode}"
        raise PlygroundError(complaint(said, otherwise))
    return out


def _row(number: int, record: Dict[str, Any]) -> Row:
    first, second = record["agents"]
    outcome = record["outcome"]
    return {
        "number": number,
        "game": record["game"],
        "first": first,
        "second": second,
        "winner": outcome["winner"],
        "reason": outcome["reason"],
        "score": outcome["score"],
        "plies": len(record["moves"]),
        "seed": record["seed"],
        "start": record["start"],
        "moves": " ".join(record["moves"]),
    }
