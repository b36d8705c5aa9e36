% Strategies for War of Life. Load it after the game: swipl war_of_life.pl my_wol.pl
%
% A board is [Blues, Reds], each a list of [Row, Column]; a move is [R1, C1, R2, C2]. Colours are b
% and r. This file loads nothing and prints nothing when it is loaded.

% test_strategy(+N, +Strategy1, +Strategy2): plays N games with play(quiet, ...) and prints draws,
% wins of both, longest, shortest and average game, average time.

test_strategy(_, _, _) :- fail. % TODO

% bloodlust(+Colour, +Board, -NewBoard, -Move): after the crank the fewest of the opponent's pieces.

bloodlust(_, _, _, _) :- fail. % TODO

% self_preservation/4: after the crank the most of one's own.

self_preservation(_, _, _, _) :- fail. % TODO

% land_grab/4: after the crank the largest lead.

land_grab(_, _, _, _) :- fail. % TODO

% minimax/4: the largest lead after the opponent's best answer.

minimax(_, _, _, _) :- fail. % TODO
