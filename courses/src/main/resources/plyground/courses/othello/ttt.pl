% Tic-tac-toe as the sample game of play.pl: nine cells x, o or e, moves 1 to 9. It is loaded into
% module user and takes the place of Othello there; what is not named by the course begins with ttt_.

:- use_search(mmeval).
:- use_depth(6).

initialize([e, e, e, e, e, e, e, e, e], 1).

winner(State, Plyr) :-
    ttt_mark(Plyr, Mark),
    ttt_line(A, B, C),
    nth1(A, State, Mark),
    nth1(B, State, Mark),
    nth1(C, State, Mark),
    !.

tie(State) :-
    terminal(State),
    \+ winner(State, _).

terminal(State) :-
    (   winner(State, _)
    ->  true
    ;   \+ memberchk(e, State)
    ).

moves(_, State, MvList) :-
    findall(Cell, nth1(Cell, State, e), MvList).

nextState(Plyr, Move, State, NewState, Next) :-
    ttt_mark(Plyr, Mark),
    Next is 3 - Plyr,
    Before is Move - 1,
    length(Left, Before),
    append(Left, [e|Right], State),
    append(Left, [Mark|Right], NewState).

validmove(Plyr, State, Proposed) :-
    integer(Proposed),
    moves(Plyr, State, MvList),
    memberchk(Proposed, MvList).

h(State, Val) :-
    (   winner(State, Plyr)
    ->  Val is 3 - 2 * Plyr
    ;   Val = 0
    ).

lowerBound(-2).
upperBound(2).

showState([A, B, C, D, E, F, G, H, I]) :-
    format("~w ~w ~w~n~w ~w ~w~n~w ~w ~w~n", [A, B, C, D, E, F, G, H, I]).

ttt_mark(1, x).
ttt_mark(2, o).

ttt_line(1, 2, 3).
ttt_line(4, 5, 6).
ttt_line(7, 8, 9).
ttt_line(1, 4, 7).
ttt_line(2, 5, 8).
ttt_line(3, 6, 9).
ttt_line(1, 5, 9).
ttt_line(3, 5, 7).
