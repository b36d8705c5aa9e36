% The heuristics h1 to h5, as functions of a position: nothing is asserted here but the settings.
%
% A position is seen(Cells, Own, Target, Next, Other, OtherTarget): the board, the mover's square,
% its target and the one after, the opponent's square and target; squares are numbers.

:- module(labyrinth_heuristics, [heuristic/1, use_distance/2, best_shift/4, best_walk/3]).

% Whatever is redefined in module user has no effect here.
:- set_module(base(system)).

:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(labyrinth_maze).

% weights(Heuristic, Steps, Opponent, Next)

weights(h1, 1, 0, 0).
weights(h2, 2, 0.5, 0).
weights(h3, 2, 0, 0).
weights(h4, 2, 0.5, 0).
weights(h5, 2, 0.5, 0.25).

heuristic(Heuristic) :- weights(Heuristic, _, _, _).

% use_distance(+Heuristic, +Kind): manhattan or circular; the report and the program differ on h3.

:- dynamic distance_of/2.

distance_of(h1, manhattan).
distance_of(h2, circular).
distance_of(h3, circular).
distance_of(h4, manhattan).
distance_of(h5, circular).

use_distance(Heuristic, Kind) :-
    heuristic(Heuristic),
    memberchk(Kind, [manhattan, circular]),
    retractall(distance_of(Heuristic, _)),
    assertz(distance_of(Heuristic, Kind)).

% best_shift(+Heuristic, +Seen, +Moves, -Move): the first of the best; of equal scores that one
% whose walk ends nearest to the target.

best_shift(Heuristic, Seen, Moves, Move) :-
    findall(plan(Score, Far)-Each,
            ( member(Each, Moves), plan_after(Heuristic, Seen, Each, Score, Far) ),
            [First|Plans]),
    foldl(better, Plans, First, _-Move).

better(plan(S1, F1)-M1, plan(S2, F2)-M2, Best) :-
    (   ( S1 > S2 ; S1 =:= S2, F1 < F2 )
    ->  Best = plan(S1, F1)-M1
    ;   Best = plan(S2, F2)-M2
    ).

plan_after(Heuristic, Seen, Move, Score, Far) :-
    moved(Seen, Move, After),
    plan(Heuristic, After, Score, Far, _).

moved(seen(Cells, Own, Target, Next, Other, OtherTarget), Move,
      seen(NewCells, NewOwn, Target, Next, NewOther, OtherTarget)) :-
    shifted(Cells, Move, NewCells),
    carried(Move, Own, NewOwn),
    carried(Move, Other, NewOther).

% best_walk(+Heuristic, +Seen, -To): after the shift.

best_walk(Heuristic, Seen, To) :-
    plan(Heuristic, Seen, _, _, To).

% plan(+Heuristic, +Seen, -Score, -Far, -To): what a board that was shifted is worth.

plan(Heuristic, seen(Cells, Own, Target, _, _, _), Score, 0, To) :-
    weights(Heuristic, 1, _, _),
    !,
    distance_of(Heuristic, Kind),
    reached(Cells, Own, Reached),
    nearest(Reached, Kind, Target, To, Distance),
    Score is 12 - Distance.
plan(Heuristic, Seen, Score, Far, To) :-
    Seen = seen(Cells, Own, Target, Next, _, _),
    distance_of(Heuristic, Kind),
    weights(Heuristic, 2, Opponent, Weight),
    reached(Cells, Own, Reached),
    hindrance(Opponent, Kind, Seen, Hindrance),
    findall(Value-Square,
            ( valid_move(Move),
              second_turn(Cells, Move, Reached, Kind, Target, Next, Weight, Value, Square) ),
            [First|Rest]),
    foldl(first_best, Rest, First, Near-Remembered),
    between_squares(Kind, Remembered, Target, Far),
    (   memberchk(Target, Reached)
    ->  Score is Near + 1 - Hindrance,
        To = Target
    ;   Score is Near - Hindrance,
        To = Remembered
    ).

first_best(V1-S1, V2-S2, Best) :-
    (   V1 > V2
    ->  Best = V1-S1
    ;   Best = V2-S2
    ).

% The first square that is best before a second shift: all that end up in one part of the maze are
% worth the same.

second_turn(Cells, Move, Reached, Kind, Target, Next, Weight, Value, Square) :-
    shifted(Cells, Move, NewCells),
    parts(Reached, NewCells, Move, 0, Kind, Target, Next, Weight, Values),
    Values = [First|Rest],
    foldl(first_best, Rest, First, Value-Square).

parts([], _, _, _, _, _, _, _, []).
parts([Square|Rest], Cells, Move, Done, Kind, Target, Next, Weight, Values) :-
    carried(Move, Square, At),
    (   Done /\ (1 << At) =\= 0
    ->  parts(Rest, Cells, Move, Done, Kind, Target, Next, Weight, Values)
    ;   reached(Cells, At, Part),
        foldl([S, Set, Wider]>>(Wider is Set \/ (1 << S)), Part, Done, NewDone),
        value(Weight, Part, Kind, Target, Next, Value),
        Values = [Value-Square|More],
        parts(Rest, Cells, Move, NewDone, Kind, Target, Next, Weight, More)
    ).

value(Weight, Part, Kind, Target, Next, Value) :-
    nearest(Part, Kind, Target, _, D),
    (   Weight =:= 0
    ->  Value is 12 - D
    ;   nearest(Part, Kind, Next, _, E),
        Value is 12 - D + Weight * (12 - E)
    ).

% What the opponent's best turn from here is worth to him, weighed and rounded down.

hindrance(Weight, _, _, 0) :-
    Weight =:= 0,
    !.
hindrance(Weight, Kind, seen(Cells, _, _, _, Other, Target), Hindrance) :-
    findall(D,
            ( valid_move(Move),
              shifted(Cells, Move, NewCells),
              carried(Move, Other, At),
              reached(NewCells, At, Reached),
              nearest(Reached, Kind, Target, _, D) ),
            Distances),
    min_list(Distances, Least),
    Hindrance is floor(Weight * (12 - Least)).

% nearest(+Squares, +Kind, +Target, -Square, -Distance): the first of the nearest.

nearest([First|Rest], Kind, Target, Square, Distance) :-
    between_squares(Kind, First, Target, D),
    nearest(Rest, Kind, Target, First, D, Square, Distance).

nearest([], _, _, Square, D, Square, D).
nearest([Next|Rest], Kind, Target, Square0, D0, Square, D) :-
    between_squares(Kind, Next, Target, D1),
    (   D1 < D0
    ->  nearest(Rest, Kind, Target, Next, D1, Square, D)
    ;   nearest(Rest, Kind, Target, Square0, D0, Square, D)
    ).

between_squares(Kind, From, To, Distance) :-
    apart(Kind, Row),
    Rows is abs((From - 1) // 7 - (To - 1) // 7),
    Columns is abs((From - 1) mod 7 - (To - 1) mod 7),
    axis(Row, Rows, R),
    axis(Row, Columns, C),
    Distance is R + C.

apart(manhattan, plain).
apart(circular, wraps).

axis(plain, D, D).
axis(wraps, D, E) :- E is min(D, 7 - D).
