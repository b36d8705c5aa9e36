% A competitor: corners and stones. It relies on the assignment's own predicates.

c9corner_h(State, 90) :- winner(State, 1), !.
c9corner_h(State, -90) :- winner(State, 2), !.
c9corner_h(State, 0) :- tie(State), !.
c9corner_h(State, Val) :-
    findall(V, c9corner_corner(State, V), Vs),
    sum_list(Vs, Val).

c9corner_corner(State, Val) :-
    member(Square, [[0, 0], [0, 5], [5, 0], [5, 5]]),
    get(State, Square, Stone),
    c9corner_worth(Stone, Val).

c9corner_worth(1, 10).
c9corner_worth(2, -10).

c9corner_lowerBound(-91).
c9corner_upperBound(91).
