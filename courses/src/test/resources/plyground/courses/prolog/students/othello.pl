% A student's Othello, slow and right; its heuristic counts corners as well.

:- ensure_loaded('play.pl').
:- ensure_loaded('testboards.pl').

initBoard([[.,.,.,.,.,.],
           [.,.,.,.,.,.],
           [.,.,1,2,.,.],
           [.,.,2,1,.,.],
           [.,.,.,.,.,.],
           [.,.,.,.,.,.]]).

initialize(Board, 1) :- initBoard(Board).

winner(State, 1) :- terminal(State), stones(State, 1, A), stones(State, 2, B), A > B.
winner(State, 2) :- terminal(State), stones(State, 1, A), stones(State, 2, B), A < B.

tie(State) :- terminal(State), stones(State, 1, A), stones(State, 2, A).

terminal(State) :- moves(1, State, [n]), moves(2, State, [n]).

moves(Plyr, State, MvList) :-
    findall([R, C], placement(Plyr, State, R, C), All),
    ( All = [] -> MvList = [n] ; sort(All, MvList) ).

placement(Plyr, State, R, C) :-
    between(0, 5, R),
    between(0, 5, C),
    get(State, [R, C], '.'),
    direction(DR, DC),
    flips(Plyr, State, R, C, DR, DC, [_|_]).

direction(DR, DC) :-
    member(DR, [-1, 0, 1]),
    member(DC, [-1, 0, 1]),
    \+ ( DR = 0, DC = 0 ).

flips(Plyr, State, R, C, DR, DC, Flips) :-
    R1 is R + DR,
    C1 is C + DC,
    R1 >= 0, C1 >= 0,
    get(State, [R1, C1], Stone),
    (   Stone == Plyr
    ->  Flips = []
    ;   Stone \== '.',
        Flips = [[R1, C1]|More],
        flips(Plyr, State, R1, C1, DR, DC, More)
    ).

nextState(Plyr, n, State, State, Next) :- Next is 3 - Plyr.
nextState(Plyr, [R, C], State, NewState, Next) :-
    Next is 3 - Plyr,
    findall(F, ( direction(DR, DC), flips(Plyr, State, R, C, DR, DC, Fs), member(F, Fs) ), Flips),
    Flips \== [],
    set_all([[R, C]|Flips], Plyr, State, NewState).

set_all([], _, State, State).
set_all([Square|Squares], Plyr, State, NewState) :-
    set(State, Changed, Square, Plyr),
    set_all(Squares, Plyr, Changed, NewState).

validmove(Plyr, State, Proposed) :-
    moves(Plyr, State, MvList),
    member(Proposed, MvList).

h(State, 100) :- winner(State, 1), !.
h(State, -100) :- winner(State, 2), !.
h(State, 0) :- terminal(State), !.
h(State, Val) :-
    stones(State, 1, A),
    stones(State, 2, B),
    Val is (A - B) / 2.

lowerBound(-101).
upperBound(101).

stones(State, Plyr, Count) :-
    findall(x, ( member(Row, State), member(Plyr, Row) ), Stones),
    length(Stones, Count).

showState([]).
showState([Row|Rows]) :-
    print_row(Row),
    nl,
    showState(Rows).

print_row([]).
print_row([Cell|Cells]) :-
    write(Cell),
    write(' '),
    print_row(Cells).

get(Board, [R, C], Value) :-
    nth0(R, Board, Row),
    nth0(C, Row, Value).

set([Row|Rows], [NewRow|Rows], [0, C], Value) :- set_cell(Row, NewRow, C, Value).
set([Row|Rows], [Row|NewRows], [R, C], Value) :-
    R > 0,
    S is R - 1,
    set(Rows, NewRows, [S, C], Value).

set_cell([_|Cells], [Value|Cells], 0, Value).
set_cell([Cell|Cells], [Cell|NewCells], C, Value) :-
    C > 0,
    D is C - 1,
    set_cell(Cells, NewCells, D, Value).
