% The assignment's strategies, each bloodlust(+Colour, +Board, -NewBoard, -Move) and alike, and
% test_strategy/3. Of equally good moves the first in the game's order is taken.

:- module(my_wol,
          [ bloodlust/4, self_preservation/4, land_grab/4, minimax/4, test_strategy/3
          ]).

% Whatever is redefined in module user has no effect here.
:- set_module(base(system)).

:- use_module(war_of_life).
:- use_module(library(lists)).
:- use_module(library(apply)).

% The fewest pieces of the other colour after the crank.

bloodlust(Colour, Board, NewBoard, Move) :-
    one_ply(fewest_others, Colour, Board, NewBoard, Move).

fewest_others(_, Others, Value) :-
    Value is -Others.

% The most pieces of one's own.

self_preservation(Colour, Board, NewBoard, Move) :-
    one_ply(most_own, Colour, Board, NewBoard, Move).

most_own(Own, _, Own).

% The greatest difference.

land_grab(Colour, Board, NewBoard, Move) :-
    one_ply(difference, Colour, Board, NewBoard, Move).

difference(Own, Others, Value) :-
    Value is Own - Others.

one_ply(Score, Colour, Board, NewBoard, Move) :-
    turned(Colour, Board, Own, Other),
    legal_moves(Own, Other, Moves),
    best_ply(Moves, Score, Own, Other, none, _, Move),
    played(Colour, Own, Other, Move, NewBoard).

best_ply([], _, _, _, Value-Move, Value, Move).
best_ply([Move|Moves], Score, Own, Other, Best, Value, Chosen) :-
    cranked(Move, Own, Other, NewOwn, NewOther),
    scored(Score, NewOwn, NewOther, New),
    better(Best, New, Move, Better),
    best_ply(Moves, Score, Own, Other, Better, Value, Chosen).

better(none, New, Move, New-Move) :- !.
better(Old-_, New, Move, New-Move) :- New > Old, !.
better(Best, _, _, Best).

scored(Score, Own, Other, Value) :-
    length(Own, OwnCount),
    length(Other, OtherCount),
    call(Score, OwnCount, OtherCount, Value).

% Two plies of land grab: one's move and crank, the answer that is worst for oneself and crank. A
% board on which the other cannot answer is worth its own difference.

minimax(Colour, Board, NewBoard, Move) :-
    turned(Colour, Board, Own, Other),
    legal_moves(Own, Other, Moves),
    best_reply(Moves, Own, Other, none, Move),
    played(Colour, Own, Other, Move, NewBoard).

best_reply([], _, _, _-Move, Move).
best_reply([Move|Moves], Own, Other, Best, Chosen) :-
    cranked(Move, Own, Other, NewOwn, NewOther),
    (   Best = Bound-_
    ->  true
    ;   Bound is -inf
    ),
    answered(NewOwn, NewOther, Bound, Value),
    better(Best, Value, Move, Better),
    best_reply(Moves, Own, Other, Better, Chosen).

answered(Own, Other, Bound, Value) :-
    legal_moves(Other, Own, Replies),
    (   Replies == []
    ->  scored(difference, Own, Other, Value)
    ;   worst(Replies, Own, Other, Bound, inf, Value)
    ).

% A move that is no better than the bound need not be known exactly: it is not taken.

worst([], _, _, _, Value, Value).
worst([Reply|Replies], Own, Other, Bound, Least, Value) :-
    cranked(Reply, Other, Own, NewOther, NewOwn),
    scored(difference, NewOwn, NewOther, New),
    Less is min(Least, New),
    (   Less =< Bound
    ->  Value = Less
    ;   worst(Replies, Own, Other, Bound, Less, Value)
    ).

% Colours are alike to the crank, so it may be turned with one's own pieces first.

cranked(Move, Own, Other, NewOwn, NewOther) :-
    alter_board(Move, Own, Moved),
    next_generation([Moved, Other], [NewOwn, NewOther]).

turned(b, [Own, Other], Own, Other).
turned(r, [Other, Own], Own, Other).

played(Colour, Own, Other, Move, NewBoard) :-
    alter_board(Move, Own, Moved),
    turned(Colour, NewBoard, Moved, Other).

% test_strategy(+N, +FirstPlayerStrategy, +SecondPlayerStrategy): the table of question 3.

test_strategy(N, First, Second) :-
    must_be(positive_integer, N),
    statistics(runtime, [Begun|_]),
    findall(Moves-Winner,
            ( between(1, N, _), play(quiet, First, Second, Moves, Winner) ),
            Games),
    statistics(runtime, [Ended|_]),
    row("Number of draws", Games, [_-W]>>(\+ memberchk(W, [b, r]))),
    row("Number of wins for player 1 (blue)", Games, [_-b]>>true),
    row("Number of wins for player 2 (red)", Games, [_-r]>>true),
    findall(M, ( member(M-W, Games), W \== exhaust ), Decided),
    (   Decided == []
    ->  Longest = none
    ;   max_list(Decided, Most),
        format(atom(Longest), "~w moves", [Most])
    ),
    findall(M, member(M-_, Games), Lengths),
    min_list(Lengths, Shortest),
    sum_list(Lengths, Total),
    Mean is Total / N,
    Seconds is (Ended - Begun) / 1000 / N,
    format("~w~t~46|~w~n", ["Longest (non-exhaustive) game", Longest]),
    format("~w~t~46|~w moves~n", ["Shortest game", Shortest]),
    format("~w~t~46|~2f moves~n", ["Average game length (including exhaustives)", Mean]),
    format("~w~t~46|~6f s~n", ["Average game time", Seconds]).

row(Label, Games, Counted) :-
    include(Counted, Games, Some),
    length(Some, Count),
    format("~w~t~46|~w~n", [Label, Count]).
