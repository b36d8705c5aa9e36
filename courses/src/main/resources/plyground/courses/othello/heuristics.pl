% What Plyground's heuristics say of a state, in Prolog.
%
% All but disc and zero have an opinion on unfinished games only; a finished one is worth more than
% any opinion if it is won, by how much, and nothing if it is tied. Values are player 1's.

:- module(heuristics, [heuristic_name/1, heuristic_value/4, heuristic_bound/2]).

% Whatever is redefined in module user has no effect here.
:- set_module(base(system)).

:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(ordsets)).
:- use_module(library(aggregate)).
:- use_module(library(readutil)).

heuristic_name(combined).
heuristic_name(weights).
heuristic_name(mobility).
heuristic_name(stable).
heuristic_name(corners).
heuristic_name(disc).
heuristic_name(zero).

% heuristic_bound(+Name, -Bound): on the course's board no value reaches it, nor its negation.

heuristic_bound(disc, 37) :- !.
heuristic_bound(zero, 101) :- !.
heuristic_bound(Name, Bound) :-
    most(Name, 6, Most),
    Bound is Most + 65.

most(combined, _, 100000).
most(weights, _, 100000).
most(mobility, _, 64).
most(stable, Size, Most) :- Most is Size * Size.
most(corners, _, 4).

% heuristic_value(+Name, +Plyr, +State, -Val): where it is that player's turn.

heuristic_value(disc, _, State, Val) :-
    !,
    othello:lead(State, Val).
heuristic_value(zero, _, State, Val) :-
    !,
    (   othello:terminal(State)
    ->  othello:lead(State, Lead),
        Val is 100 * sign(Lead)
    ;   Val = 0
    ).
heuristic_value(Name, Plyr, State, Val) :-
    length(State, Size),
    most(Name, Size, Most),
    (   othello:terminal(State)
    ->  othello:lead(State, Lead),
        Val is Lead + sign(Lead) * Most
    ;   othello:grid(State, Width, Grid),
        opinion(Name, Plyr, board(Size, Width, Grid), Opinion),
        Val is max(-Most, min(Most, Opinion)) * (3 - 2 * Plyr)
    ).

% opinion(+Name, +Own, +Board, -Val): for the player whose turn it is.

opinion(mobility, Own, Board, Val) :-
    moves_lead(Own, Board, Val).
opinion(stable, Own, Board, Val) :-
    stable_lead(Own, Board, Val).
opinion(corners, Own, Board, Val) :-
    squares(Board, corner, Corners),
    lead_on(Own, Board, Corners, Val).
opinion(weights, Own, Board, Val) :-
    Board = board(Size, _, _),
    weights(Size, squares, Weights),
    kinds_lead(Own, Board, Leads),
    weighed(Weights, Leads, Val).
opinion(combined, Own, Board, Val) :-
    Board = board(Size, _, _),
    squares(Board, empty, Empties),
    length(Empties, Empty),
    Stage is min(7, Empty * 8 // (Size * Size - 4)),
    weights(Size, stage(Stage), Weights),
    features(Own, Board, Empties, Features),
    weighed(Weights, Features, Val).

weighed(Weights, Leads, Val) :-
    foldl([Weight, Lead, Sum0, Sum]>>( Sum is Sum0 + Weight * Lead ), Weights, Leads, 0, Val).

% features(+Own, +Board, +Empties, -Features): the turn itself, who has the last move, moves, moves
% into corners, empty squares beside enemy discs, stable discs, discs diagonal to an empty corner,
% discs beside one on the edge, and the discs on each kind of square.

features(Own, Board, Empties, [1, Parity, Moves, CornerMoves, Frontier, Stable, Diagonal, Beside|Kinds]) :-
    length(Empties, Empty),
    Parity is 2 * (Empty mod 2) - 1,
    Other is 3 - Own,
    placements(Own, Board, Mine),
    placements(Other, Board, Theirs),
    lengths_lead(Mine, Theirs, Moves),
    squares(Board, corner, Corners),
    include([At]>>memberchk(At, Corners), Mine, MyCorners),
    include([At]>>memberchk(At, Corners), Theirs, TheirCorners),
    lengths_lead(MyCorners, TheirCorners, CornerMoves),
    include(touches(Other, Board), Empties, BesideThem),
    include(touches(Own, Board), Empties, BesideMe),
    lengths_lead(BesideThem, BesideMe, Frontier),
    stable_lead(Own, Board, Stable),
    near_empty_corners(Board, Corners, Diagonals, Edges),
    lead_on(Own, Board, Diagonals, Diagonal),
    lead_on(Own, Board, Edges, Beside),
    kinds_lead(Own, Board, Kinds).

moves_lead(Own, Board, Lead) :-
    Other is 3 - Own,
    placements(Own, Board, Mine),
    placements(Other, Board, Theirs),
    lengths_lead(Mine, Theirs, Lead).

placements(Plyr, board(_, Width, Grid), Squares) :-
    Other is 3 - Plyr,
    findall(At, othello:placement(Width, Grid, Plyr, Other, At), Squares).

lengths_lead(Mine, Theirs, Lead) :-
    length(Mine, M),
    length(Theirs, T),
    Lead is M - T.

lead_on(Own, board(_, _, Grid), Squares, Lead) :-
    Other is 3 - Own,
    foldl(counted(Grid, Own, Other), Squares, 0, Lead).

counted(Grid, Own, Other, At, Lead0, Lead) :-
    arg(At, Grid, Cell),
    (   Cell == Own
    ->  Lead is Lead0 + 1
    ;   Cell == Other
    ->  Lead is Lead0 - 1
    ;   Lead = Lead0
    ).

% squares(+Board, +What, -Squares): corner, empty, or those of a player.

squares(board(Size, Width, _), corner, [A, B, C, D]) :-
    !,
    A is Width + 2,
    B is Width + Size + 1,
    C is Size * Width + 2,
    D is Size * Width + Size + 1.
squares(board(_, _, Grid), empty, Squares) :-
    !,
    findall(At, arg(At, Grid, '.'), Squares).
squares(board(_, _, Grid), Plyr, Squares) :-
    findall(At, arg(At, Grid, Plyr), Squares).

touches(Plyr, board(_, Width, Grid), At) :-
    \+ \+ ( othello:step(Width, Step), Next is At + Step, arg(Next, Grid, Plyr) ).

% Around every corner that is empty one square is diagonal to it and two are on the edge.

near_empty_corners(board(_, Width, Grid), Corners, Diagonals, Edges) :-
    findall(At, near(Width, Grid, Corners, diagonal, At), Diagonals),
    findall(At, near(Width, Grid, Corners, edge, At), Edges).

near(Width, Grid, Corners, Where, At) :-
    member(Corner, Corners),
    arg(Corner, Grid, '.'),
    member(Row, [-1, 0, 1]),
    member(Column, [-1, 0, 1]),
    (   Where == diagonal
    ->  abs(Row * Column) =:= 1
    ;   abs(Row) + abs(Column) =:= 1
    ),
    At is Corner + Row * Width + Column,
    \+ arg(At, Grid, edge).

% kinds_lead(+Own, +Board, -Leads): squares that turns and mirrors make alike are of a kind; they are
% numbered from the corner inwards.

kinds_lead(Own, Board, Leads) :-
    Board = board(Size, Width, _),
    Last is (Size // 2) * (Size // 2 + 1) // 2 - 1,
    findall(Lead,
            ( between(0, Last, Kind),
              findall(At, of_kind(Size, Width, Kind, At), Squares),
              lead_on(Own, Board, Squares, Lead) ),
            Leads).

of_kind(Size, Width, Kind, At) :-
    Far is Size - 1,
    between(0, Far, Row),
    between(0, Far, Column),
    NearRow is min(Row, Far - Row),
    NearColumn is min(Column, Far - Column),
    Kind =:= max(NearRow, NearColumn) * (max(NearRow, NearColumn) + 1) // 2
             + min(NearRow, NearColumn),
    At is (Row + 1) * Width + Column + 2.

% A disc is stable if along each of the four axes it is on the boundary, or in a full line, or next
% to a stable disc of its colour.

stable_lead(Own, Board, Lead) :-
    Other is 3 - Own,
    stable(Own, Board, Mine),
    stable(Other, Board, Theirs),
    lengths_lead(Mine, Theirs, Lead).

stable(Plyr, Board, Stable) :-
    squares(Board, Plyr, Squares),
    findall(At-Open, ( member(At, Squares), open_axes(Board, At, Open) ), Discs),
    grown(Discs, [], Stable).

grown(Discs, Stable0, Stable) :-
    findall(At, ( member(At-Open, Discs), forall(member(Step, Open), held(At, Step, Stable0)) ),
            Found),
    list_to_ord_set(Found, Stable1),
    (   Stable1 == Stable0
    ->  Stable = Stable0
    ;   grown(Discs, Stable1, Stable)
    ).

held(At, Step, Stable) :-
    One is At + Step,
    Other is At - Step,
    ( ord_memberchk(One, Stable) ; ord_memberchk(Other, Stable) ),
    !.

open_axes(board(_, Width, Grid), At, Open) :-
    Down is Width,
    Falling is Width + 1,
    Rising is Width - 1,
    exclude(safe(Grid, At), [1, Down, Falling, Rising], Open).

safe(Grid, At, Step) :-
    One is At + Step,
    Other is At - Step,
    (   arg(One, Grid, edge)
    ;   arg(Other, Grid, edge)
    ;   Back is -Step,
        full(Grid, One, Step),
        full(Grid, Other, Back)
    ),
    !.

full(Grid, At, Step) :-
    arg(At, Grid, Cell),
    (   Cell == edge
    ->  true
    ;   Cell \== '.',
        Next is At + Step,
        full(Grid, Next, Step)
    ).

% weights(+Size, +Which, -Weights): from the text beside this file, read once.

:- dynamic read_weights/3.

weights(Size, Which, Weights) :-
    (   read_weights(_, _, _)
    ->  true
    ;   read_all_weights
    ),
    read_weights(Size, Which, Weights),
    !.

read_all_weights :-
    module_property(heuristics, file(Here)),
    file_directory_name(Here, Folder),
    atomic_list_concat([Folder, '/', 'othello_weights.txt'], Path),
    read_file_to_string(Path, Text, []),
    split_string(Text, "\n", " \r", Lines),
    forall(( member(Line, Lines), split_string(Line, " ", "", Words), noted(Words, Fact) ),
           assertz(Fact)).

noted([Side, "squares"|Words], read_weights(Size, squares, Weights)) :-
    number_string(Size, Side),
    maplist(number_of, Words, Weights).
noted([Side, "stage", Number|Words], read_weights(Size, stage(Stage), Weights)) :-
    number_string(Size, Side),
    number_string(Stage, Number),
    maplist(number_of, Words, Weights).

number_of(Word, Number) :-
    number_string(Number, Word).
