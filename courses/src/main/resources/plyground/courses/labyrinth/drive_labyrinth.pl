% The Labyrinth for the driver: turn(Position, Player, Past) is answered with shift and square,
% defined(Name/Arity) with yes. WHAT is the predicate, if moves are to be asked for.

:- module(drive_labyrinth, []).

:- set_module(base(system)).

:- use_module(library(lists)).
:- use_module(plyground).
:- use_module(labyrinth).

:- dynamic chooser/1.

:- dynamic loaded/1.

prepare(What) :-
    provide(labyrinth),
    forall(chooser_in(What, Chooser), asserta(chooser(Chooser))).

chooser_in([Chooser|_], Chooser) :-
    \+ sub_atom(Chooser, _, _, _, =).

ready(File, _) :-
    asserta(loaded(File)),
    forall(chooser(Chooser), drive:defined(File, Chooser, 3)).

respond(defined(Name/Arity), yes) :-
    loaded(File),
    drive:defined(File, Name, Arity).

respond(turn(Position, Player, Past), Answer) :-
    chooser(Chooser),
    setup(Position, Past),
    Goal =.. [Chooser, Player, Move, Square],
    drive:called(Goal, Chooser/3, 'although there is a move'),
    (   ground(Move-Square),
        Move = Line/Way, Square = I/J,
        integer(Line), atom(Way), integer(I), integer(J)
    ->  format(atom(Answer), "~w/~w:~w/~w", [Line, Way, I, J])
    ;   drive:fault(protocol, "~w/3 gave ~q and ~q; expected a shift like 2/up and a square I/J",
                    [Chooser, Move, Square])
    ).
