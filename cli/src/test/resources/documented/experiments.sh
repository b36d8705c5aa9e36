plyground tournament tic-tac-toe random greedy --games 4 --store games.db
