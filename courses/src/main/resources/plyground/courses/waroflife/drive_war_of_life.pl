% War of Life for the driver: turn(Board, Colour, Played) is answered with the strategy's move,
% defined(Name/Arity) with yes. WHAT is the strategy, if moves are to be asked for.

:- module(drive_war_of_life, []).

:- set_module(base(system)).

:- use_module(library(lists)).
:- use_module(plyground).
:- use_module(war_of_life).

:- dynamic strategy/1.

:- dynamic loaded/1.

prepare(What) :-
    provide(war_of_life),
    forall(strategy_in(What, Strategy), asserta(strategy(Strategy))).

strategy_in([Strategy|_], Strategy) :-
    \+ sub_atom(Strategy, _, _, _, =).

ready(File, _) :-
    asserta(loaded(File)),
    forall(strategy(Strategy), drive:defined(File, Strategy, 4)).

respond(defined(Name/Arity), yes) :-
    loaded(File),
    drive:defined(File, Name, Arity).

respond(turn(Board, Colour, _), Move) :-
    strategy(Strategy),
    Goal =.. [Strategy, Colour, Board, NewBoard, Move],
    drive:called(Goal, Strategy/4, 'although there is a move'),
    checked(Strategy, Colour, Board, NewBoard, Move).

% The move must be one, and the board must be what it leads to.

checked(Strategy, Colour, Board, NewBoard, Move) :-
    (   ground(Move)
    ->  true
    ;   drive:fault(protocol, "~w/4 did not say which move it chose", [Strategy])
    ),
    (   Move = [A, B, C, D],
        integer(A), integer(B), integer(C), integer(D)
    ->  true
    ;   drive:fault(protocol, "~w/4 gave the move ~W; expected [R1,C1,R2,C2]",
                    [Strategy, Move, [quoted(true), max_depth(10)]])
    ),
    legal(Strategy, Colour, Board, Move),
    expected(Colour, Board, Move, Expected),
    (   same(NewBoard, Expected)
    ->  true
    ;   mismatch(Board, NewBoard, Expected, Why),
        drive:fault(protocol, "~w/4 chose ~w, but its new board does not fit: ~w",
                    [Strategy, Move, Why])
    ).

legal(Strategy, Colour, Board, Move) :-
    own(Colour, Board, Own, Other),
    (   illegal(Move, Own, Other, Why)
    ->  drive:fault(illegal, "~w/4 chose ~w, which is not legal: ~w", [Strategy, Move, Why])
    ;   true
    ).

own(b, [Own, Other], Own, Other).
own(r, [Other, Own], Own, Other).

illegal([A, B, _, _], Own, Other, Why) :-
    \+ memberchk([A, B], Own),
    !,
    (   memberchk([A, B], Other)
    ->  format(atom(Why), "the piece on [~w,~w] is the other player's", [A, B])
    ;   format(atom(Why), "there is no piece on [~w,~w]", [A, B])
    ).
illegal([A, B, C, D], _, _, Why) :-
    \+ neighbour_position(A, B, [C, D]),
    !,
    format(atom(Why), "[~w,~w] is not a neighbour of [~w,~w] on the board", [C, D, A, B]).
illegal([_, _, C, D], Own, Other, Why) :-
    ( memberchk([C, D], Own) ; memberchk([C, D], Other) ),
    !,
    format(atom(Why), "[~w,~w] is not empty", [C, D]).

expected(Colour, Board, Move, Expected) :-
    own(Colour, Board, Own, Other),
    alter_board(Move, Own, NewOwn),
    own(Colour, Expected, NewOwn, Other).

same(NewBoard, [Blues, Reds]) :-
    ground(NewBoard),
    NewBoard = [NewBlues, NewReds],
    is_list(NewBlues),
    is_list(NewReds),
    msort(NewBlues, Blues),
    msort(NewReds, Reds).

mismatch(_, NewBoard, _, 'it is not bound') :-
    \+ ground(NewBoard),
    !.
mismatch(_, NewBoard, Expected, 'the crank is turned already') :-
    next_generation(Expected, Cranked),
    same(NewBoard, Cranked),
    !.
mismatch(Board, NewBoard, _, 'the piece has not moved there') :-
    same(NewBoard, Board),
    !.
mismatch(_, NewBoard, [Blues, Reds], 'blue and red are swapped') :-
    same(NewBoard, [Reds, Blues]),
    !.
mismatch(_, NewBoard, _, Why) :-
    format(string(Text), "~W", [NewBoard, [quoted(true), max_depth(20)]]),
    format(atom(Why), "it is ~w", [Text]).
