% The board of the Amazing Labyrinth: shifts, ways and distances.
%
% A board is a list of seven rows of tiles, a tile an atom such as '0110': open up, right, down,
% left. Squares are I/J, row and column from 1; moves are 2/up, 2/down, ..., 6/right.

:- module(labyrinth_maze,
          [ valid_move/1, create_shifted_player/5, create_shifted_board/3, graph_search_BFS/4,
            distance/4, board_cells/2, shifted/3, carried/3, reached/3, square_number/2
          ]).

% Whatever is redefined in module user has no effect here.
:- set_module(base(system)).

:- use_module(library(lists)).
:- use_module(library(apply)).

% valid_move(?Move): the twelve shifts in the order in which ties are broken.

valid_move(2/up).
valid_move(2/down).
valid_move(4/up).
valid_move(4/down).
valid_move(6/up).
valid_move(6/down).
valid_move(2/left).
valid_move(2/right).
valid_move(4/left).
valid_move(4/right).
valid_move(6/left).
valid_move(6/right).

% create_shifted_player(+I, +J, ?Move, ?NewI, ?NewJ): who stands on the line rides and wraps.

create_shifted_player(I, J, Line/Way, NewI, NewJ) :-
    valid_move(Line/Way),
    ridden(Way, Line, I, J, NewI, NewJ).

ridden(up, Line, I, J, NewI, J) :- back(J, Line, I, NewI).
ridden(down, Line, I, J, NewI, J) :- on(J, Line, I, NewI).
ridden(left, Line, I, J, I, NewJ) :- back(I, Line, J, NewJ).
ridden(right, Line, I, J, I, NewJ) :- on(I, Line, J, NewJ).

back(Line, Line, K, New) :- !, New is (K + 5) mod 7 + 1.
back(_, _, K, K).

on(Line, Line, K, New) :- !, New is K mod 7 + 1.
on(_, _, K, K).

% create_shifted_board(+CurrentBoard, ?Move, -NewBoard)

create_shifted_board(Board, Move, NewBoard) :-
    valid_move(Move),
    append(Board, Tiles),
    Cells =.. [cells|Tiles],
    shifted(Cells, Move, NewCells),
    NewCells =.. [cells|NewTiles],
    rows(NewTiles, NewBoard).

rows([], []).
rows([A, B, C, D, E, F, G|Rest], [[A, B, C, D, E, F, G]|Rows]) :-
    rows(Rest, Rows).

% graph_search_BFS(+Board, +I, +J, -ListOfVisitedNodes): breadth first, neighbours in the order up,
% down, left, right; the list is that order reversed, the farthest first.

graph_search_BFS(Board, I, J, Squares) :-
    board_cells(Board, Cells),
    square_number(I/J, From),
    reached(Cells, From, Numbers),
    maplist(numbered_square, Numbers, Squares).

numbered_square(Number, Square) :- square_number(Square, Number).

% distance(?Kind, +Square, +Square, -Distance)

distance(manhattan, I/J, K/L, D) :-
    D is abs(I - K) + abs(J - L).
distance(circular, I/J, K/L, D) :-
    D is min(abs(I - K), 7 - abs(I - K)) + min(abs(J - L), 7 - abs(J - L)).

% Inside, a board is a term cells(...) of 49 numbers, row by row; squares are 1 to 49.

square_number(I/J, Number) :-
    (   integer(Number)
    ->  I is (Number - 1) // 7 + 1,
        J is (Number - 1) mod 7 + 1
    ;   Number is 7 * (I - 1) + J
    ).

board_cells(Board, Cells) :-
    append(Board, Tiles),
    maplist(tile_code, Tiles, Codes),
    Cells =.. [cells|Codes].

tile_code(Tile, Code) :-
    atom_codes(Tile, Digits),
    foldl([Digit, Sum, Next]>>(Next is 2 * Sum + Digit - 0'0), Digits, 0, Code).

% carried(+Move, +From, -To), and where each tile of a shifted board comes from.

:- dynamic carried/3, sources/2.

:- forall(( valid_move(Move), between(1, 49, From) ),
          ( square_number(I/J, From),
            create_shifted_player(I, J, Move, NewI, NewJ),
            square_number(NewI/NewJ, To),
            assertz(carried(Move, From, To)) )).

:- forall(valid_move(Move),
          ( findall(From, ( between(1, 49, To), once(carried(Move, From, To)) ), Sources),
            assertz(sources(Move, Sources)) )).

shifted(Cells, Move, NewCells) :-
    sources(Move, Sources),
    maplist(tile_of(Cells), Sources, Tiles),
    NewCells =.. [cells|Tiles].

tile_of(Cells, Number, Tile) :-
    arg(Number, Cells, Tile).

% reached(+Cells, +From, -Numbers): the farthest first.

reached(Cells, From, Reached) :-
    Seen is 1 << From,
    walk([From|End], End, Seen, Cells, [From], Reached).

walk(Queue, End, _, _, Met, Reached) :-
    Queue == End,
    !,
    Reached = Met.
walk([Square|Queue], End, Seen, Cells, Met, Reached) :-
    findall(Next, joined(Cells, Square, Next), Neighbours),
    met(Neighbours, End, NewEnd, Seen, NewSeen, Met, NewMet),
    walk(Queue, NewEnd, NewSeen, Cells, NewMet, Reached).

met([], End, End, Seen, Seen, Met, Met).
met([Square|Rest], End, NewEnd, Seen, NewSeen, Met, NewMet) :-
    (   Seen /\ (1 << Square) =\= 0
    ->  met(Rest, End, NewEnd, Seen, NewSeen, Met, NewMet)
    ;   End = [Square|End1],
        Seen1 is Seen \/ (1 << Square),
        met(Rest, End1, NewEnd, Seen1, NewSeen, [Square|Met], NewMet)
    ).

joined(Cells, Square, Next) :-
    arg(Square, Cells, Tile),
    way(Out, In, Step),
    Tile /\ Out =\= 0,
    Next is Square + Step,
    beside(Step, Square, Next),
    arg(Next, Cells, Other),
    Other /\ In =\= 0.

way(8, 2, -7).
way(2, 8, 7).
way(1, 4, -1).
way(4, 1, 1).

beside(-7, _, Next) :- Next >= 1.
beside(7, _, Next) :- Next =< 49.
beside(-1, Square, _) :- Square mod 7 =\= 1.
beside(1, Square, _) :- Square mod 7 =\= 0.
