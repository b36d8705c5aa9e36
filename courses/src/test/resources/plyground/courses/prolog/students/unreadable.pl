bloodlust(Colour, Board, NewBoard, Move) :-
    move_piece(Colour, random, Board, NewBoard, Move).

broken(X :-
    foo.
