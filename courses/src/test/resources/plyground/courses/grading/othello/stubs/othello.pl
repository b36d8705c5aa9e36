% Every predicate is there, and none does anything.

initialize(State, 1) :- initBoard(State).
initBoard([]).
winner(_, _) :- fail.
tie(_) :- fail.
terminal(_) :- fail.
moves(_, _, [n]).
nextState(Plyr, _, State, State, Next) :- Next is 3 - Plyr.
validmove(_, _, _).
h(_, 0).
lowerBound(-1).
upperBound(1).
