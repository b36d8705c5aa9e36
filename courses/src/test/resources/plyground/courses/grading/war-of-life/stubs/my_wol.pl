% Every predicate is there; the strategies play the first move they find.

test_strategy(_, _, _).

bloodlust(Colour, Board, NewBoard, Move) :- first(Colour, Board, NewBoard, Move).
self_preservation(Colour, Board, NewBoard, Move) :- first(Colour, Board, NewBoard, Move).
land_grab(Colour, Board, NewBoard, Move) :- first(Colour, Board, NewBoard, Move).
minimax(Colour, Board, NewBoard, Move) :- first(Colour, Board, NewBoard, Move).

first(b, [Own, Other], [Moved, Other], Move) :-
    legal_moves(Own, Other, [Move|_]),
    alter_board(Move, Own, Moved).
first(r, [Other, Own], [Other, Moved], Move) :-
    legal_moves(Own, Other, [Move|_]),
    alter_board(Move, Own, Moved).
