"""Take one to three from a heap of seven; who takes the last wins. A game for Plyground."""
import json
import sys


def answer(ask):
    if ask["type"] == "hello":
        return {"name": "heap", "sides": ["blue", "red"], "maxMoves": 3}
    if ask["type"] == "start":
        return {"position": "7 blue"}
    left, side = ask["position"].split(" ")
    left, other = int(left), {"blue": "red", "red": "blue"}[side]
    if left < 0 or left > 7:
        raise ValueError("a heap has 0 to 7 stones")
    if ask["type"] == "moves":
        return {"toMove": side, "moves": [str(n) for n in range(1, min(3, left) + 1)]}
    if ask["type"] == "play":
        return {"position": "%d %s" % (left - int(ask["move"]), other)}
    return {"winner": other, "score": 1 if other == "blue" else -1, "reason": "last stone"}


for line in sys.stdin:
    try:
        print(json.dumps(answer(json.loads(line))), flush=True)
    except (KeyError, ValueError) as wrong:
        print(json.dumps({"error": "no such position: %s" % wrong}), flush=True)
