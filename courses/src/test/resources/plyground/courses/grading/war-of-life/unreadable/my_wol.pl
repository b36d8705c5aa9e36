bloodlust(Colour, Board NewBoard, Move) :-
    foo.
