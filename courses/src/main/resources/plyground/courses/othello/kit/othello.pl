% Name:
% Student number:
%
% Othello on 6x6: a state is a list of six rows of 1, 2 and '.' (empty); squares are [Row, Column]
% from 0. Fill in what says TODO; helper predicates are welcome.

% initialize(-InitialState, -InitialPlyr)

initialize(_, _) :- fail. % TODO

% winner(+State, -Plyr): the game is over and Plyr has more discs.

winner(_, _) :- fail. % TODO

% tie(+State): the game is over and both have as many.

tie(_) :- fail. % TODO

% terminal(+State): nobody can place a disc.

terminal(_) :- fail. % TODO

% moves(+Plyr, +State, -MvList): sorted from the top left, [n] where there is only the pass.

moves(_, _, _) :- fail. % TODO

% nextState(+Plyr, +Move, +State, -NewState, -NextPlyr)

nextState(_, _, _, _, _) :- fail. % TODO

% validmove(+Plyr, +State, +Proposed)

validmove(_, _, _) :- fail. % TODO

% h(+State, -Val), lowerBound(-B), upperBound(-B): for player 1.

h(_, _) :- fail. % TODO

lowerBound(_) :- fail. % TODO

upperBound(_) :- fail. % TODO

% What is given

initBoard([[., ., ., ., ., .],
           [., ., ., ., ., .],
           [., ., 1, 2, ., .],
           [., ., 2, 1, ., .],
           [., ., ., ., ., .],
           [., ., ., ., ., .]]).

% showState(+State): prints the board.

showState(State) :-
    forall(member(Row, State), ( atomic_list_concat(Row, ' ', Line), writeln(Line) )).

% get(+State, +Square, -Value), set(+State, -NewState, +Square, +Value)

get(State, [R, C], Value) :-
    nth0(R, State, Row),
    nth0(C, Row, Value).

set(State, NewState, [R, C], Value) :-
    nth0(R, State, Row, Rows),
    nth0(C, Row, _, Cells),
    nth0(C, NewRow, Value, Cells),
    nth0(R, NewState, NewRow, Rows).
