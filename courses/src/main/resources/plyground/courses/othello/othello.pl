% Othello: the ten predicates of the handout and the starter file's helpers.
%
% A state is a list of rows of '.', 1 and 2; a move is [Row,Column] from 0, or n for a pass.
% Player 1 begins and is the one who likes large values. Boards of any even size will do.

:- module(othello,
          [ initialize/2, winner/2, tie/1, terminal/1, moves/3, nextState/5, validmove/3,
            h/2, lowerBound/1, upperBound/1,
            initBoard/1, showState/1, get/3, set/4, use_heuristic/1
          ]).

% Whatever is redefined in module user has no effect here.
:- set_module(base(system)).

:- use_module(library(lists)).
:- use_module(library(apply)).

% initialize(-InitialState, -InitialPlyr)

initialize(State, 1) :-
    initBoard(State).

initBoard([[., ., ., ., ., .],
           [., ., ., ., ., .],
           [., ., 1, 2, ., .],
           [., ., 2, 1, ., .],
           [., ., ., ., ., .],
           [., ., ., ., ., .]]).

% winner(+State, ?Plyr): who has more discs once it is over.

winner(State, Plyr) :-
    terminal(State),
    lead(State, Lead),
    (   Lead > 0
    ->  Plyr = 1
    ;   Lead < 0
    ->  Plyr = 2
    ).

% tie(+State)

tie(State) :-
    terminal(State),
    lead(State, 0).

lead(State, Lead) :-
    foldl(row_lead, State, 0, Lead).

row_lead(Row, Lead0, Lead) :-
    foldl(disc_lead, Row, Lead0, Lead).

disc_lead(1, Lead0, Lead) :- !, Lead is Lead0 + 1.
disc_lead(2, Lead0, Lead) :- !, Lead is Lead0 - 1.
disc_lead(_, Lead, Lead).

% terminal(+State): neither player can place a disc.

terminal(State) :-
    grid(State, Width, Grid),
    \+ placement(Width, Grid, 1, 2, _),
    \+ placement(Width, Grid, 2, 1, _).

% moves(+Plyr, +State, -MvList): row by row, left to right; a lone pass where there is none.

moves(Plyr, State, MvList) :-
    grid(State, Width, Grid),
    Other is 3 - Plyr,
    findall([R, C],
            ( placement(Width, Grid, Plyr, Other, At), square(Width, At, R, C) ),
            Placements),
    (   Placements == []
    ->  MvList = [n]
    ;   MvList = Placements
    ).

% validmove(+Plyr, +State, +Proposed): anything else than one of the moves is not valid.

validmove(Plyr, State, Proposed) :-
    ground(Proposed),
    moves(Plyr, State, MvList),
    memberchk(Proposed, MvList).

% nextState(+Plyr, +Move, +State, -NewState, -NextPlyr)

nextState(Plyr, n, State, State, Next) :-
    !,
    Next is 3 - Plyr.
nextState(Plyr, [R, C], State, NewState, Other) :-
    Other is 3 - Plyr,
    grid(State, Width, Grid),
    At is (R + 1) * Width + C + 2,
    findall(Square, turned(Width, Grid, Plyr, Other, At, Square), Turned),
    Turned \== [],
    foldl(put_disc(Plyr, Width), [At|Turned], State, NewState).

put_disc(Plyr, Width, At, State, NewState) :-
    square(Width, At, R, C),
    set(State, NewState, [R, C], Plyr).

% The board with a margin in one term, so that a walk is an addition: [R,C] is at
% (R + 1) * Width + C + 2, where Width is two more than the size.

grid(State, Width, Grid) :-
    length(State, Size),
    Width is Size + 2,
    length(Edge, Width),
    maplist(=(edge), Edge),
    foldl(margined, State, Rows, []),
    append([Edge, Rows, Edge], Cells),
    Grid =.. [grid|Cells].

margined(Row, [edge|Cells], Rest) :-
    append(Row, [edge|Rest], Cells).

square(Width, At, R, C) :-
    R is (At - 1) // Width - 1,
    C is (At - 1) mod Width - 1.

% placement(+Width, +Grid, +Plyr, +Other, -At): the legal squares in order.

placement(Width, Grid, Plyr, Other, At) :-
    First is Width + 2,
    Last is Width * (Width - 1) - 1,
    between(First, Last, At),
    arg(At, Grid, '.'),
    \+ \+ ( step(Width, Step), brackets(Grid, At, Step, Plyr, Other) ).

% turned(+Width, +Grid, +Plyr, +Other, +At, -Square): the discs that a move turns over.

turned(Width, Grid, Plyr, Other, At, Square) :-
    arg(At, Grid, '.'),
    step(Width, Step),
    brackets(Grid, At, Step, Plyr, Other),
    walked(Grid, At, Step, Other, Square).

step(Width, Step) :-
    member(Row, [-1, 0, 1]),
    member(Column, [-1, 0, 1]),
    Step is Row * Width + Column,
    Step =\= 0.

brackets(Grid, At, Step, Plyr, Other) :-
    Next is At + Step,
    arg(Next, Grid, Other),
    After is Next + Step,
    arg(After, Grid, What),
    (   What == Plyr
    ->  true
    ;   What == Other,
        brackets(Grid, Next, Step, Plyr, Other)
    ).

walked(Grid, At, Step, Other, Square) :-
    Next is At + Step,
    arg(Next, Grid, Other),
    (   Square = Next
    ;   walked(Grid, Next, Step, Other, Square)
    ).

% h(+State, -Val): as little as the handout asks for, unless use_heuristic/1 has chosen another.
%
% A state does not say whose turn it is; where a heuristic minds, it is taken from the number of
% discs. h(+Plyr, +State, -Val) is for those who know.

h(State, Val) :-
    by_discs(State, Plyr),
    h(Plyr, State, Val).

h(Plyr, State, Val) :-
    heuristic(Name),
    value(Name, Plyr, State, Val).

by_discs(State, Plyr) :-
    append(State, Cells),
    exclude(==('.'), Cells, Discs),
    length(Discs, Count),
    Plyr is 1 + Count mod 2.

value(zero, _, State, Val) :-
    !,
    (   winner(State, Plyr)
    ->  Val is 300 - 200 * Plyr
    ;   Val = 0
    ).
value(disc, _, State, Val) :-
    !,
    lead(State, Val).
value(Name, Plyr, State, Val) :-
    heuristics:heuristic_value(Name, Plyr, State, Val).

% lowerBound(-B), upperBound(-B): no value reaches them.

lowerBound(B) :-
    upperBound(Upper),
    B is -Upper.

upperBound(B) :-
    heuristic(Name),
    bound(Name, B).

bound(zero, 101) :- !.
bound(disc, 37) :- !.
bound(Name, B) :-
    heuristics:heuristic_bound(Name, B).

% use_heuristic(+Name): zero (100 for a win of player 1, -100 for one of player 2, else 0), disc
% (discs of player 1 less those of player 2), or one of those in heuristics.pl: combined, weights,
% mobility, stable, corners.

:- dynamic heuristic/1.

heuristic(zero).

use_heuristic(Name) :-
    must_be(oneof([zero, disc, combined, weights, mobility, stable, corners]), Name),
    (   memberchk(Name, [zero, disc])
    ->  true
    ;   module_property(othello, file(Here)),
        file_directory_name(Here, Folder),
        atomic_list_concat([Folder, /, heuristics], Path),
        use_module(Path, [])
    ),
    retractall(heuristic(_)),
    assertz(heuristic(Name)).

% showState(+State): each cell followed by a space, one row a line.

showState(State) :-
    forall(member(Row, State),
           ( forall(member(Cell, Row), format("~w ", [Cell])), nl )).

% get(+State, ?Square, ?Value), set(+State, -NewState, +Square, +Value)

get(State, [R, C], Value) :-
    nth0(R, State, Row),
    nth0(C, Row, Value).

set(State, NewState, [R, C], Value) :-
    replaced(R, State, Row, NewRow, NewState),
    replaced(C, Row, _, Value, NewRow).

replaced(0, [Old|Rest], Old, New, [New|Rest]) :- !.
replaced(N, [Kept|Rest], Old, New, [Kept|NewRest]) :-
    M is N - 1,
    replaced(M, Rest, Old, New, NewRest).
