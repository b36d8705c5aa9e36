"""Whom to ask: a Plyground of one's own, or a lab over HTTP."""

from __future__ import annotations

import atexit
import json
import os
import shlex
import shutil
import subprocess
import threading
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any, Dict, List, Optional, Protocol, Sequence, Union

from .errors import PlygroundError

Answer = Dict[str, Any]
_PATIENCE_SECONDS = 5


def command() -> List[str]:
    """What starts Plyground.

    The variable ``PLYGROUND`` says it (a command line); otherwise it is the launcher of the
    clone or download this package lies in, or ``plyground`` on the path.
    """
    said = os.environ.get("PLYGROUND")
    if said:
        return shlex.split(said)
    beside = Path(__file__).resolve().parents[2] / "plyground"
    if beside.is_file() and os.access(beside, os.X_OK):
        return [str(beside)]
    found = shutil.which("plyground")
    if found is None:
        raise PlygroundError(
            "no plyground on the path; put it there, or its command into the variable PLYGROUND"
        )
    return [found]


def complaint(error_output: str, otherwise: str) -> str:
    """The line with which a command of ours gives up."""
    lines = [line for line in error_output.splitlines() if line.startswith("plyground: ")]
    return lines[-1][len("plyground: ") :] if lines else otherwise


class Session(Protocol):
    """Something that answers questions (those of ``plyground ask``)."""

    def ask(self, question: str, **about: Any) -> Answer:
        """Asks one question; what is wrong with it is a :class:`PlygroundError`."""
        ...

    def close(self) -> None:
        """Ends it; whoever asks afterwards is told so."""
        ...


class Process:
    """A ``plyground ask`` of one's own, which ends with this program at the latest.

    >>> with Process() as own:
    ...     own.ask("position", game="tic-tac-toe", moves=["5"])["toMove"]
    'o'
    >>> own.ask("game", game="othello")
    Traceback (most recent call last):
    ...
    plyground.errors.PlygroundError: this session is closed
    """

    def __init__(self, arguments: Sequence[str] = ()) -> None:
        """Starts it.

        :param arguments: more of its command line, such as ``["--plugins", "my-game.jar"]``
        """
        self._turn = threading.Lock()
        self._closed = False
        words = [*command(), "ask", *arguments]
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
            )
        except OSError as failure:
            raise PlygroundError(f"cannot start {words[0]}: {failure.strerror}") from None
        self._last_words: List[str] = []
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        atexit.register(self.close)

    def _listen(self) -> None:
        """Keeps the end of what it says beside its answers, so that it never has to wait."""
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self._last_words = [*self._last_words[-20:], line]

    def ask(self, question: str, **about: Any) -> Answer:
        """Asks and waits for the answer; several threads may ask, one after another."""
        line = json.dumps({"ask": question, **about})
        with self._turn:
            answer = self._exchange(line)
        if not answer:
            self.close()
            raise PlygroundError(complaint("".join(self._last_words), "plyground ended unasked"))
        found: Answer = json.loads(answer)
        if "error" in found:
            raise PlygroundError(found["error"])
        return found

    def _exchange(self, line: str) -> str:
        if self._closed:
            raise PlygroundError("this session is closed")
        assert self._process.stdin is not None and self._process.stdout is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError:
            return ""  # it has ended; what it said last tells why
        return self._process.stdout.readline()

    def close(self) -> None:
        """Ends the process; again does nothing."""
        if self._closed:
            return
        self._closed = True
        atexit.unregister(self.close)
        assert self._process.stdin is not None
        try:
            self._process.stdin.close()
        except OSError:
            pass  # it has ended already
        try:
            self._process.wait(_PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._listener.join(_PATIENCE_SECONDS)
        assert self._process.stdout is not None and self._process.stderr is not None
        self._process.stdout.close()
        if not self._listener.is_alive():
            self._process.stderr.close()

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Lab:
    """A lab over HTTP: the games and agents that its pages may use.

    A lab shares its machine: its searches are short, its parameters limited, and its agents
    forget everything from move to move.
    """

    def __init__(self, address: str, seconds: float = 60) -> None:
        """Names it; nothing is asked yet.

        :param address: such as ``http://127.0.0.1:8080``
        :param seconds: after which an answer is no longer waited for
        """
        self._address = address.rstrip("/")
        self._seconds = seconds
        self._seats: List[Dict[str, Any]] = []

    def ask(self, question: str, **about: Any) -> Answer:
        """Asks the lab what ``plyground ask`` would be asked."""
        if question == "game":
            return self._game(about["game"])
        if question == "position":
            return self._post("/api/position", about)
        if question == "analyse":
            return self._post("/api/analyse", about)
        if question == "sit":
            self._seats.append({"game": about["game"], "agent": about["agent"]})
            return {"seat": len(self._seats)}
        if question == "choose":
            seat = about.pop("seat")
            found = self._post("/api/analyse", {**self._seats[seat - 1], **about, "every": False})
            return {**found, "move": found["choice"]}
        if question == "leave":
            return {"left": about["seat"]}
        raise PlygroundError(f"a lab has no answer to '{question}'")

    def _game(self, name: str) -> Answer:
        quoted = urllib.parse.quote(name, safe="")
        about = self._load(self._address + "/api/games/" + quoted)
        agents = self._load(self._address + "/api/agents?game=" + quoted)["agents"]
        return {
            "game": about["name"],
            "sides": about["sides"],
            "agents": [each["name"] for each in agents],
        }

    def _post(self, path: str, about: Dict[str, Any]) -> Answer:
        body = json.dumps(about).encode()
        kind = {"Content-Type": "application/json"}
        return self._load(urllib.request.Request(self._address + path, body, kind))

    def _load(self, request: Union[str, urllib.request.Request]) -> Answer:
        try:
            with urllib.request.urlopen(request, timeout=self._seconds) as response:
                found: Answer = json.load(response)
                return found
        except urllib.error.HTTPError as refused:
            raise PlygroundError(_reason(refused)) from None
        except OSError as failure:
            reason = getattr(failure, "reason", failure)
            raise PlygroundError(f"no lab at {self._address}: {reason}") from None

    def close(self) -> None:
        """Nothing is held open."""

    def __enter__(self) -> "Lab":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _reason(refused: urllib.error.HTTPError) -> str:
    with refused:
        try:
            return str(json.load(refused)["error"])
        except (ValueError, KeyError):
            return f"{refused.code} {refused.reason}"


_DEFAULT: Optional[Process] = None
_STARTING = threading.Lock()


def default_session() -> Process:
    """The process that is asked where no other session is named; started when first needed."""
    global _DEFAULT
    with _STARTING:
        if _DEFAULT is None or _DEFAULT._closed:
            _DEFAULT = Process()
        return _DEFAULT
