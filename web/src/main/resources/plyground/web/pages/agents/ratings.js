// Made by bench/ratings.
export const RATINGS = {
  "tic-tac-toe": {"command": "plyground tournament tic-tac-toe random greedy alphabeta:depth=2 alphabeta mcts:playouts=1000 pvs --games 4 --seed 1 --no-mirror --openings 2 --nodes 20000", "games": 120, "connected": true, "agents": [{"agent": "alphabeta", "rating": 396.7, "interval": null}, {"agent": "mcts:playouts=1000", "rating": 396.7, "interval": null}, {"agent": "pvs", "rating": 387.1, "interval": null}, {"agent": "alphabeta:depth=2", "rating": 179.8, "interval": null}, {"agent": "greedy", "rating": 75.3, "interval": null}, {"agent": "random", "rating": 0.0, "interval": null}], "scores": {"alphabeta": 0.713, "mcts:playouts=1000": 0.713, "pvs": 0.7, "alphabeta:depth=2": 0.412, "greedy": 0.275, "random": 0.188}}
};
