% A heuristic written in Plyground's workbench. The formula, for {{game}}:
%   {{formula}}
%
% It enters the competition under the file's name, heuristic_ID.pl, and needs nothing beside it.
% States are lists of rows of '.', 1 and 2. Values are player 1's; a state does not say whose turn
% it is: ID_h/2 takes it from the number of discs, ID_h/3 is told.

ID_lowerBound(-{{bound}}).
ID_upperBound({{bound}}).

ID_h(State, Val) :-
    append(State, Cells),
    exclude(==('.'), Cells, Discs),
    length(Discs, Count),
    Plyr is 1 + Count mod 2,
    ID_h(Plyr, State, Val).

ID_h(1, State, Val) :- ID_value(1, State, Val).
ID_h(2, State, Val) :- ID_value(2, State, Lead), Val is -Lead.

% ID_value(+Own, +State, -Val): to the player whose turn it is.

{{value}}

ID_other(1, 2).
ID_other(2, 1).

{{arithmetic}}

% The board with a margin in one term, so that a walk is an addition.

ID_board(State, board(Size, Width, Grid)) :-
    length(State, Size),
    Width is Size + 2,
    length(Edge, Width),
    maplist(=(edge), Edge),
    findall([edge|Cells], ( member(Row, State), append(Row, [edge], Cells) ), Rows),
    append([[Edge], Rows, [Edge]], Lines),
    append(Lines, Cells),
    Grid =.. [grid|Cells].

% ID_feature(+Name, +Plyr, +Mover, +Board, -Count)

ID_feature(discs, Plyr, _, Board, Count) :-
    aggregate_all(count, ID_disc(Plyr, Board, _), Count).
ID_feature(mobility, Plyr, _, Board, Count) :-
    aggregate_all(count, ID_place(Plyr, Board, _), Count).
ID_feature(corners, Plyr, _, Board, Count) :-
    aggregate_all(count, ( ID_corner(Board, At), ID_disc(Plyr, Board, At) ), Count).
ID_feature(corner_moves, Plyr, _, Board, Count) :-
    aggregate_all(count, ( ID_corner(Board, At), ID_place(Plyr, Board, At) ), Count).
ID_feature(edges, Plyr, _, Board, Count) :-
    aggregate_all(count, ( ID_disc(Plyr, Board, At), ID_beside(Board, At, edge) ), Count).
ID_feature(frontier, Plyr, _, Board, Count) :-
    aggregate_all(count, ( ID_disc(Plyr, Board, At), ID_beside(Board, At, '.') ), Count).
ID_feature(stable, Plyr, _, Board, Count) :-
    findall(At-Open, ( ID_disc(Plyr, Board, At), ID_open_axes(Board, At, Open) ), Discs),
    ID_grown(Discs, [], Stable),
    length(Stable, Count).
ID_feature(empties, _, _, board(_, _, Grid), Count) :-
    aggregate_all(count, arg(_, Grid, '.'), Count).
ID_feature(phase, Plyr, Mover, Board, Percent) :-
    ID_feature(empties, Plyr, Mover, Board, Empties),
    Board = board(Size, _, _),
    Percent is 100 - Empties * 100 // (Size * Size - 4).
ID_feature(moves, _, Mover, Board, Count) :-
    ID_feature(mobility, Mover, Mover, Board, Places),
    (   Places > 0
    ->  Count = Places
    ;   ID_other(Mover, Other), ID_place(Other, Board, _)
    ->  Count = 1
    ;   Count = 0
    ).
ID_feature(first, Plyr, _, _, First) :-
    First is 2 - Plyr.

ID_disc(Plyr, board(_, _, Grid), At) :-
    arg(At, Grid, Plyr).

ID_corner(board(Size, Width, _), At) :-
    Far is Size * Width,
    member(From, [Width, Far]),
    member(Column, [2, Width]),
    At is From + min(Column, Size + 1).

ID_step(Width, Step) :-
    member(Row, [-1, 0, 1]),
    member(Column, [-1, 0, 1]),
    Step is Row * Width + Column,
    Step =\= 0.

ID_beside(board(_, Width, Grid), At, What) :-
    \+ \+ ( ID_step(Width, Step), Next is At + Step, arg(Next, Grid, What) ).

ID_place(Plyr, board(_, Width, Grid), At) :-
    ID_other(Plyr, Other),
    arg(At, Grid, '.'),
    \+ \+ ( ID_step(Width, Step), ID_brackets(Grid, At, Step, Plyr, Other) ).

ID_brackets(Grid, At, Step, Plyr, Other) :-
    Next is At + Step,
    arg(Next, Grid, Other),
    After is Next + Step,
    arg(After, Grid, What),
    (   What == Plyr
    ->  true
    ;   ID_brackets(Grid, Next, Step, Plyr, Other)
    ).

% A disc is stable if along each of the four axes it is on the boundary, or in a full line, or next
% to a stable disc of its colour.

ID_open_axes(board(_, Width, Grid), At, Open) :-
    findall(Step,
            ( member(Step, [1, Width, Width + 1, Width - 1]), \+ ID_safe(Grid, At, Step) ),
            Open).

ID_safe(Grid, At, Step) :-
    One is At + Step,
    Two is At - Step,
    (   arg(One, Grid, edge)
    ;   arg(Two, Grid, edge)
    ;   ID_full(Grid, One, Step), ID_full(Grid, Two, -Step)
    ),
    !.

ID_full(Grid, At, Step) :-
    arg(At, Grid, Cell),
    (   Cell == edge
    ->  true
    ;   Cell \== '.',
        Next is At + Step,
        ID_full(Grid, Next, Step)
    ).

ID_grown(Discs, Stable0, Stable) :-
    findall(At, ( member(At-Open, Discs), forall(member(Step, Open), ID_held(At, Step, Stable0)) ),
            Stable1),
    (   Stable1 == Stable0
    ->  Stable = Stable0
    ;   ID_grown(Discs, Stable1, Stable)
    ).

ID_held(At, Step, Stable) :-
    One is At + Step,
    Two is At - Step,
    ( memberchk(One, Stable) ; memberchk(Two, Stable) ),
    !.
