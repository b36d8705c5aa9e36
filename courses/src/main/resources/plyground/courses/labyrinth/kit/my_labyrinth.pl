% Name:
%
% Amazing Labyrinth for two. A board is a list of seven rows of seven tiles, a tile an atom such as
% '0110': open up, right, down, left. Squares are I/J, row and column from 1; moves are 2/up,
% 2/down, 2/left, 2/right and the same with 4 and 6. Fill in what says TODO; helpers are welcome.

:- dynamic board/1, player/3, treasures/2, current_treasure/2, game_state/1, history/1.

% setup(_): draws the movable tiles and the treasures. Afterwards there are board(Board),
% player(a, human, 1/1), player(b, human, 1/7), treasures(Player, List), current_treasure(Player, 1),
% game_state(a/shift) and history(List), of Board/a/Ha/Pa/Ta/b/Hb/Pb/Tb.

setup(_) :- fail. % TODO

% create_shifted_player(+I, +J, +Move, -NewI, -NewJ): who stands on the line rides and wraps.

create_shifted_player(_, _, _, _, _) :- fail. % TODO

% create_shifted_board(+CurrentBoard, +Move, -NewBoard)

create_shifted_board(_, _, _) :- fail. % TODO

% graph_search_BFS(+Board, +I, +J, -ListOfVisitedNodes): every square that can be walked to, I/J
% itself too, each once.

graph_search_BFS(_, _, _, _) :- fail. % TODO

% try_and_make_move(+Player, +Heuristic): finds the best shift, h1 at least, and makes it: the board
% is another, players ride along, and game_state(Player/walk) comes next.

try_and_make_move(_, _) :- fail. % TODO

% make_best_local_move(+Player, +Heuristic): walks to the best square that can be reached. A treasure
% counts there, and the other player is next.

make_best_local_move(_, _) :- fail. % TODO

% What is given: the fixed tiles and the squares of the treasures.

fixed_tile(1/1, '0110').
fixed_tile(1/3, '0111').
fixed_tile(1/5, '0111').
fixed_tile(1/7, '0011').
fixed_tile(3/1, '1110').
fixed_tile(3/3, '1110').
fixed_tile(3/5, '0111').
fixed_tile(3/7, '1011').
fixed_tile(5/1, '1110').
fixed_tile(5/3, '1101').
fixed_tile(5/5, '1011').
fixed_tile(5/7, '1011').
fixed_tile(7/1, '1100').
fixed_tile(7/3, '1101').
fixed_tile(7/5, '1101').
fixed_tile(7/7, '1001').

treasure(sword, 1/3).
treasure(ring, 1/5).
treasure(map, 3/1).
treasure(keys, 3/3).
treasure(helmet, 3/5).
treasure(gold, 3/7).
treasure(fairy, 5/1).
treasure(gem, 5/3).
treasure(chest, 5/5).
treasure(candle, 5/7).
treasure(book, 7/3).
treasure(crown, 7/5).
