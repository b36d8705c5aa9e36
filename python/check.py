"""Tests the package: the examples of its texts and of docs/python.md, and what they do not show.

python3 python/check.py runs all; with names of test methods only those.
"""

import doctest
import importlib
import importlib.util
import io
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True

import plyground  # noqa: E402
from plyground import PlygroundError  # noqa: E402

PAGE = HERE.parent / "docs" / "python.md"
FENCED = re.compile(r"```python\n(.*?)```", re.S)
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


class Examples(unittest.TestCase):
    """What the texts show is what happens."""

    def test_modules(self):
        tried = 0
        for name in ["", ".bots", ".environment", ".games", ".runs", ".sessions"]:
            module = importlib.import_module("plyground" + name)
            result = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
            self.assertEqual(result.failed, 0, module.__name__)
            tried += result.attempted
        self.assertGreater(tried, 20)

    def test_page(self):
        """Blocks with a prompt are a session, all in one; others are the files they begin with."""
        text = PAGE.read_text(encoding="utf-8")
        sessions = []
        usual = os.getcwd()
        with tempfile.TemporaryDirectory() as folder:
            os.chmod(folder, 0o755)
            os.chdir(folder)
            sys.path.insert(0, folder)
            try:
                for block in FENCED.finditer(text):
                    source = block.group(1)
                    if source.startswith(">>> "):
                        if "plyground.aec" in source and not _has("pettingzoo"):
                            print("check.py: no pettingzoo here, its example is left out")
                            continue
                        line = text.count("\n", 0, block.start(1))
                        sessions.append("\n" * (line - sum(s.count("\n") for s in sessions)))
                        sessions.append(source)
                    else:
                        name = source.split()[1]
                        Path(folder, name).write_text(source, encoding="utf-8")
                session = doctest.DocTestParser().get_doctest(
                    "".join(sessions) + "\n", {}, PAGE.name, str(PAGE), 0
                )
                runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
                runner.run(session)
                self.assertEqual(runner.failures, 0)
                self.assertGreater(runner.tries, 15)
            finally:
                os.chdir(usual)
                sys.path.remove(folder)


def _has(module):
    return importlib.util.find_spec(module) is not None


class Sessions(unittest.TestCase):
    """Processes start, complain in one line, and end."""

    def test_an_error_leaves_the_session_open(self):
        with plyground.Process() as own:
            for about, part in [
                ({"ask": "position", "game": "chess"}, "no game 'chess'"),
                ({"ask": "position", "game": "othello", "moves": ["a1"]}, "not a legal move"),
                ({"ask": "nothing"}, "no question 'nothing'"),
                ({"ask": "choose", "seat": 9}, "nobody sits at 9"),
                ({"ask": "game", "game": "othello", "gmae": 1}, "no property 'gmae'"),
            ]:
                with self.assertRaisesRegex(PlygroundError, part):
                    own.ask(about.pop("ask"), **about)
            self.assertEqual(own.ask("game", game="hex")["game"], "hex")

    def test_a_closed_process_is_gone(self):
        own = plyground.Process()
        own.ask("game", game="tic-tac-toe")
        own.close()
        own.close()
        self.assertEqual(own._process.returncode, 0)

    def test_one_that_dies_says_why(self):
        own = plyground.Process(["--nonsense"])
        with self.assertRaisesRegex(PlygroundError, "Unknown option: '--nonsense'"):
            own.ask("game", game="tic-tac-toe")
        with self.assertRaisesRegex(PlygroundError, "closed"):
            own.ask("game", game="tic-tac-toe")

    def test_a_killed_one_is_noticed(self):
        own = plyground.Process()
        own.ask("game", game="tic-tac-toe")
        own._process.kill()
        with self.assertRaises(PlygroundError):
            own.ask("game", game="tic-tac-toe")

    def test_no_program(self):
        said = os.environ.get("PLYGROUND")
        os.environ["PLYGROUND"] = "/nowhere/plyground"
        try:
            with self.assertRaisesRegex(PlygroundError, "cannot start /nowhere/plyground"):
                plyground.Process()
        finally:
            if said is None:
                del os.environ["PLYGROUND"]
            else:
                os.environ["PLYGROUND"] = said

    def test_a_script_ends_its_process(self):
        script = (
            "import plyground; s = plyground.default_session();"
            "plyground.game('tic-tac-toe'); print(s._process.pid)"
        )
        ended = subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONPATH": str(HERE)},
            capture_output=True,
            text=True,
            check=True,
        )
        self.assertEqual(ended.stderr, "")
        self.assertRaises(ProcessLookupError, os.kill, int(ended.stdout), 0)

    def test_no_lab(self):
        with self.assertRaisesRegex(PlygroundError, "no lab at http://127.0.0.1:1: "):
            plyground.game("othello", plyground.Lab("http://127.0.0.1:1"))


@unittest.skipUnless("PLYGROUND_LAB" in os.environ, "PLYGROUND_LAB names no lab")
class Labs(unittest.TestCase):
    """A lab answers like a process."""

    def setUp(self):
        self.lab = plyground.Lab(os.environ["PLYGROUND_LAB"])

    def test_positions_and_agents(self):
        there = plyground.game("tic-tac-toe", self.lab)
        here = plyground.game("tic-tac-toe")
        self.assertEqual(there.sides, here.sides)
        self.assertIn("alphabeta", there.agents)
        self.assertEqual(there.start().play("5"), here.start().play("5"))
        state = there.state("xx./oo./... x")
        self.assertEqual(state.analyse("alphabeta:depth=9")["choice"], "3")
        with there.player("alphabeta:depth=9") as player:
            self.assertEqual(player.choose(state).move, "3")

    def test_an_environment(self):
        env = plyground.Environment("tic-tac-toe", "alphabeta:depth=9", session=self.lab)
        env.reset()
        self.assertEqual(env.step("5")[4]["moves"], ["5", "1"])

    def test_refusals_are_one_line(self):
        with self.assertRaisesRegex(PlygroundError, "no game 'chess'"):
            plyground.game("chess", self.lab)
        with self.assertRaisesRegex(PlygroundError, "a lab has no answer to 'nothing'"):
            self.lab.ask("nothing")


class Environments(unittest.TestCase):
    """Games end as they should."""

    def play(self, env):
        env.reset(seed=3)
        for _ in range(500):
            _, reward, over, _, info = env.step(env.legal_moves[0])
            if over:
                return reward, info["moves"]
        self.fail("no end")

    def test_both_sides(self):
        env = plyground.Environment("tic-tac-toe")
        reward, moves = self.play(env)
        self.assertEqual((reward, moves), (1.0, ["1", "2", "3", "4", "5", "6", "7"]))
        with self.assertRaisesRegex(PlygroundError, "is over"):
            env.step("8")

    def test_a_loss(self):
        with plyground.Environment("tic-tac-toe", opponent="alphabeta:depth=9") as env:
            self.assertEqual(self.play(env)[0], -1.0)

    def test_the_opponent_may_begin(self):
        with plyground.Environment("tic-tac-toe", lambda turn: turn.legal[-1], "second") as env:
            state, info = env.reset()
            self.assertEqual((info["moves"], state.to_move), (["9"], "o"))

    def test_the_same_seed_is_the_same_game(self):
        with plyground.Environment("othello", opponent="random") as env:
            self.assertEqual(self.play(env), self.play(env))

    def test_dice(self):
        env = plyground.Environment("dice-race")
        self.assertEqual(self.play(env), self.play(env))
        self.assertIn("(dice)", self.play(env)[1])

    def test_illegal_moves_change_nothing(self):
        env = plyground.Environment("tic-tac-toe", opponent=lambda turn: "0")
        state, _ = env.reset()
        with self.assertRaisesRegex(PlygroundError, "'x' is not a legal move; legal: 1 2 3"):
            env.step("x")
        self.assertEqual(env.state, state)
        with self.assertRaisesRegex(PlygroundError, "'0' is not a legal move"):
            env.step("1")


class Bots(unittest.TestCase):
    """A bot talks as docs/agents.md has it."""

    def talk(self, choose, *messages):
        out = io.StringIO()
        lines = io.StringIO("".join(json.dumps(each) + "\n" for each in messages))
        plyground.agent(choose).run(lines, out)
        return [json.loads(line) for line in out.getvalue().splitlines()]

    TURN = {"type": "turn", "position": "p", "toMove": "x", "legal": ["1", "2"], "millis": 9}

    def test_a_game(self):
        def choose(turn):
            print("thinking", turn.game, turn.millis)
            return turn.random.choice(turn.legal), 0.5

        hello = {"type": "hello", "protocol": 1, "game": "g"}
        new = {"type": "new", "seed": 5}
        over = {"type": "over", "position": "p", "winner": None, "reason": "r", "score": 0}
        said = self.talk(choose, hello, new, self.TURN, over, new, self.TURN)
        self.assertEqual(said[0], {"name": "choose"})
        self.assertEqual(said[1], said[2])
        self.assertEqual(said[1]["value"], 0.5)
        self.assertEqual(len(said), 3)

    def test_a_failure_is_the_reason(self):
        def choose(turn):
            raise ValueError("no idea")

        hook, sys.excepthook = sys.excepthook, lambda *_: None
        try:
            self.assertEqual(self.talk(choose, self.TURN), [{"error": "ValueError: no idea"}])
        finally:
            sys.excepthook = hook

    def test_without_a_file_it_plays_no_matches(self):
        with self.assertRaisesRegex(PlygroundError, "has no file"):
            plyground.agent(lambda turn: "1").spec

    def test_faults_come_out(self):
        with tempfile.TemporaryDirectory() as folder:
            os.chmod(folder, 0o755)
            file = Path(folder, "broken.py")
            file.write_text(
                "import plyground\n@plyground.agent\ndef broken(turn):\n    return 'x'\n"
            )
            spec = importlib.util.spec_from_file_location("broken", file)
            module = importlib.util.module_from_spec(spec)
            sys.modules["broken"] = module
            spec.loader.exec_module(module)
            result = plyground.match("tic-tac-toe", module.broken, "random", games=2)
        self.assertEqual(result.score, 0)
        self.assertIn("x", result.games[0]["reason"])

    def test_wrong_options_are_one_line(self):
        with self.assertRaisesRegex(PlygroundError, "no agent 'bst' for tic-tac-toe"):
            plyground.match("tic-tac-toe", "bst", "random", games=2)


@unittest.skipUnless(_has("pettingzoo"), "no pettingzoo here")
class Aec(unittest.TestCase):
    """PettingZoo's own tests."""

    def test_api(self):
        from pettingzoo.test import api_test

        from plyground.aec import BoardGame

        for name, actions in [("tic-tac-toe", 9), ("connect-four", 7), ("dice-race", 65536)]:
            api_test(BoardGame(name, actions=actions), num_cycles=60)

    def test_rewards(self):
        from plyground.aec import BoardGame

        env = BoardGame("tic-tac-toe", actions=9)
        env.reset(options={"position": "xx./oo./... x"})
        self.assertEqual(env.observe("first")["action_mask"].nonzero()[0].tolist(), [2, 5, 6, 7, 8])
        env.step(2)
        self.assertEqual(env.rewards, {"first": 1.0, "second": -1.0})


if __name__ == "__main__":
    unittest.main(verbosity=2)
