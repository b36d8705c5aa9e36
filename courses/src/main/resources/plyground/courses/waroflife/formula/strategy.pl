% A strategy written in Plyground's workbench. The formula, for {{game}}:
%   {{formula}}
%
% ID(+Colour, +Board, -NewBoard, -Move) takes the move after which, the crank turned, the formula
% says least for the other colour; of equals the first. ID_value(+Colour, +Board, -Val) is what a
% board is worth to the colour whose turn it is.

:- [war_of_life].

ID(Colour, Board, NewBoard, Move) :-
    ID_sides(Colour, Board, Own, Other),
    legal_moves(Own, Other, [First|Moves]),
    ID_worth(Colour, Board, First, Val),
    ID_best(Moves, Colour, Board, Val, First, Move),
    alter_board(Move, Own, NewOwn),
    ID_sides(Colour, NewBoard, NewOwn, Other).

ID_best([], _, _, _, Best, Best).
ID_best([Move|Moves], Colour, Board, Most, Best, Chosen) :-
    ID_worth(Colour, Board, Move, Val),
    (   Val > Most
    ->  ID_best(Moves, Colour, Board, Val, Move, Chosen)
    ;   ID_best(Moves, Colour, Board, Most, Best, Chosen)
    ).

ID_worth(Colour, Board, Move, Val) :-
    ID_sides(Colour, Board, Own, Other),
    alter_board(Move, Own, Moved),
    ID_sides(Colour, Altered, Moved, Other),
    next_generation(Altered, Next),
    ID_other(Colour, Rival),
    ID_value(Rival, Next, Lead),
    Val is -Lead.

{{value}}

ID_other(b, r).
ID_other(r, b).

{{arithmetic}}

ID_board(Board, Board).

ID_sides(b, [Own, Other], Own, Other).
ID_sides(r, [Other, Own], Own, Other).

% ID_feature(+Name, +Colour, +Mover, +Board, -Count)

ID_feature(pieces, Colour, _, Board, Count) :-
    ID_sides(Colour, Board, Own, _),
    length(Own, Count).
ID_feature(mobility, Colour, _, Board, Count) :-
    ID_sides(Colour, Board, Own, Other),
    legal_moves(Own, Other, Moves),
    length(Moves, Count).
ID_feature(next, Colour, Mover, Board, Count) :-
    next_generation(Board, Next),
    ID_feature(pieces, Colour, Mover, Next, Count).
ID_feature(later, Colour, Mover, Board, Count) :-
    next_generation(Board, Next),
    ID_feature(next, Colour, Mover, Next, Count).
ID_feature(moves, _, Mover, Board, Count) :-
    (   memberchk([], Board)
    ->  Count = 0
    ;   ID_feature(mobility, Mover, Mover, Board, Count)
    ).
ID_feature(first, Colour, _, _, Count) :-
    (   Colour == b
    ->  Count = 1
    ;   Count = 0
    ).
