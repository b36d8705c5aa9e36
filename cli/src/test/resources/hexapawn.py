"""Hexapawn: three pawns each; reach the last row, or leave the other no move. A game for Plyground."""
import json
import sys

CELLS = [column + row for row in "321" for column in "abc"]  # as the board is written, from the top
OTHER = {"white": "black", "black": "white"}


def read(position):
    board, side = position.split(" ")
    cells = board.replace("/", "")
    if len(cells) != 9 or board[3:12:4] != "//" or set(cells) - set("wb.") or side not in OTHER:
        raise ValueError("expected a position like bbb/.../www white")
    return list(cells), side


def arrived(cells):
    return [i for i in range(9) if cells[i] == ("w" if i < 3 else "b" if i > 5 else "")]


def moves(cells, side):
    own, step = side[0], -3 if side == "white" else 3
    found = []
    for at in range(9):
        if cells[at] != own or arrived(cells):
            continue
        for way in (-1, 0, 1):
            to = at + step + way
            if 0 <= at % 3 + way < 3 and 0 <= to < 9:
                if cells[to] == ("." if way == 0 else OTHER[side][0]):
                    found.append((at, to))
    return found


def answer(ask):
    if ask["type"] == "hello":
        return {"name": "hexapawn", "sides": ["white", "black"], "maxMoves": 9,
                "summary": "three pawns each; the first on the last row wins",
                "board": "squares 3 3", "pieces": ["w pawn white", "b pawn black"]}
    if ask["type"] == "start":
        return {"position": "bbb/.../www white"}
    cells, side = read(ask["position"])
    legal = {CELLS[at] + "-" + CELLS[to]: (at, to) for at, to in moves(cells, side)}
    if ask["type"] == "moves":
        return {"toMove": side, "moves": list(legal), "won": [CELLS[i] for i in arrived(cells)],
                "standings": ["%d pawns" % cells.count(own) for own in "wb"]}
    if ask["type"] == "play":
        at, to = legal[ask["move"]]
        cells[to], cells[at] = cells[at], "."
        rows = ["".join(cells[row:row + 3]) for row in (0, 3, 6)]
        return {"position": "/".join(rows) + " " + OTHER[side]}
    return {"winner": OTHER[side], "score": 1 if side == "black" else -1,
            "reason": "last row" if arrived(cells) else "no move"}


for line in sys.stdin:
    try:
        print(json.dumps(answer(json.loads(line))), flush=True)
    except (KeyError, ValueError) as wrong:
        print(json.dumps({"error": "no such position: %s" % wrong}), flush=True)
