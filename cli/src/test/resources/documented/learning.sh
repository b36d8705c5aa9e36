cp "$top/games/src/main/resources/plyground/games/othello/othello-8x8.weights" my.weights
