% A right submission in a file of its own.

:- compile(war_of_life).
:- use_module(library(lists)).
:- use_module(library(system)).
:- use_module(library(random)).
:- use_module(library(between)).

test_strategy(N, P1, P2) :-
    now(Start),
    play_all(N, P1, P2, Results),
    now(End),
    Time is End - Start,
    findall(M, member(M-_, Results), Lengths),
    findall(M, ( member(M-W, Results), W \== exhaust ), Ended),
    max_list(Ended, Longest),
    min_list(Lengths, Shortest),
    sumlist(Lengths, Sum),
    count(b, Results, Blue),
    count(r, Results, Red),
    Draws is N - Blue - Red,
    Average is Sum / N,
    Each is Time / N,
    format('draws ~d, wins for player 1 ~d, wins for player 2 ~d~n', [Draws, Blue, Red]),
    format('longest ~d, shortest ~d, average ~2f~n', [Longest, Shortest, Average]),
    format('time of a game ~3f s~n', [Each]).

count(Winner, Results, Count) :-
    findall(x, member(_-Winner, Results), Xs),
    length(Xs, Count).

play_all(0, _, _, []) :- !.
play_all(N, P1, P2, [Moves-Winner|Rest]) :-
    play(quiet, P1, P2, Moves, Winner),
    M is N - 1,
    play_all(M, P1, P2, Rest).

pieces(b, [Own, Other], Own, Other).
pieces(r, [Other, Own], Own, Other).

possible(Colour, Board, [A, B, C, D]) :-
    pieces(Colour, Board, Own, Other),
    member([A, B], Own),
    neighbour_position(A, B, [C, D]),
    \+ member([C, D], Own),
    \+ member([C, D], Other).

try_move(Colour, Board, Move, NewBoard, Own, Other) :-
    possible(Colour, Board, Move),
    pieces(Colour, Board, Mine, Theirs),
    alter_board(Move, Mine, Moved),
    pieces(Colour, NewBoard, Moved, Theirs),
    next_generation(NewBoard, Next),
    pieces(Colour, Next, OwnNext, OtherNext),
    length(OwnNext, Own),
    length(OtherNext, Other).

bloodlust(Colour, Board, NewBoard, Move) :-
    findall([Other, M, N], try_move(Colour, Board, M, N, _, Other), All),
    sort(All, Sorted),
    head(Sorted, Best),
    tail(Best, [Move, NewBoard]).

self_preservation(Colour, Board, NewBoard, Move) :-
    findall(Own-[M, N], try_move(Colour, Board, M, N, Own, _), All),
    keysort(All, Sorted),
    last(Sorted, _-[Move, NewBoard]).

land_grab(Colour, Board, NewBoard, Move) :-
    findall(V-[M, N], ( try_move(Colour, Board, M, N, X, Y), V is X - Y ), All),
    max_value(All, Best),
    findall(C, member(Best-C, All), Choices),
    random_member([Move, NewBoard], Choices).

max_value([V-_], V).
max_value([V-_|Rest], Max) :-
    Rest = [_|_],
    max_value(Rest, M),
    Max is max(V, M).

% The answer to every move, as the other's land grab.

minimax(Colour, Board, NewBoard, Move) :-
    other(Colour, Other),
    findall(Value-[M, N],
            ( try_move(Colour, Board, M, N, X, Y),
              next_generation(N, Next),
              answer(Other, Next, X, Y, Value) ),
            All),
    max_value(All, Best),
    memberchk(Best-[Move, NewBoard], All).

answer(Other, Next, X, Y, Value) :-
    findall(V, ( try_move(Other, Next, _, _, Y1, X1), V is X1 - Y1 ), Vs),
    (   Vs = [] -> Value is X - Y ; min_list(Vs, Value) ).

other(b, r).
other(r, b).
