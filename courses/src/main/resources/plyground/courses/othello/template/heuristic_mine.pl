mine_lowerBound(-1000).
mine_upperBound(1000).

mine_h(State, Value) :- % for player 1
    findall(Worth, worth_of_a_stone(State, Worth), All),
    sum_list(All, Value).

worth_of_a_stone(State, Worth) :-
    length(State, Size),
    Last is Size - 1,
    nth0(R, State, Row),
    nth0(C, Row, Stone),
    sign(Stone, Sign),
    square(R, C, Last, Points),
    Worth is Sign * Points.

sign(1, 1).
sign(2, -1).

square(R, C, Last, 9) :- memberchk(R, [0, Last]), memberchk(C, [0, Last]), !.
square(_, _, _, 1). % think here
