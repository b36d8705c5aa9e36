% War of Life for the driver. WHAT is the strategy, if moves are to be asked for.
%
% turn(Board, Colour, Played) is answered with "MOVE | NEWBOARD" as the strategy gave them, and so is
% turn(Strategy, Board, Colour, Played) for any strategy; whether
% they are right is judged by who asked. figures(Runs, First, Second) is answered with what
% test_strategy/3 prints over games that are not played but listed, game(Moves, Winner, Seconds), a
% list for each run.

:- module(drive_war_of_life, []).

:- set_module(base(system)).

:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(prolog_wrap)).
:- use_module(plyground).
:- use_module(sicstus).
:- use_module(war_of_life).

:- dynamic strategy/1, loaded/1.

prepare(What) :-
    provide(war_of_life),
    forall(strategy_in(What, Strategy), asserta(strategy(Strategy))).

strategy_in([Strategy|_], Strategy) :-
    \+ sub_atom(Strategy, _, _, _, =).

ready(File, _) :-
    asserta(loaded(File)),
    forall(strategy(Strategy), drive:defined(File, Strategy, 4)).

respond(turn(Board, Colour, _), Answer) :-
    strategy(Strategy),
    turned(Strategy, Board, Colour, Answer).
respond(turn(Strategy, Board, Colour, _), Answer) :-
    loaded(File),
    drive:defined(File, Strategy, 4),
    turned(Strategy, Board, Colour, Answer).
respond(figures(Runs, First, Second), Text) :-
    loaded(File),
    drive:defined(File, test_strategy, 3),
    maplist(figures(First, Second), Runs, Texts),
    atomic_list_concat(Texts, '\u001D', Text).

turned(Strategy, Board, Colour, Answer) :-
    Goal =.. [Strategy, Colour, Board, NewBoard, Move],
    drive:called(Goal, Strategy/4, 'although there is a move'),
    drive:as_text(Move, MoveText),
    drive:as_text(NewBoard, BoardText),
    atomic_list_concat([MoveText, ' | ', BoardText], Answer).

figures(First, Second, Games, Text) :-
    length(Games, N),
    setup_call_cleanup(scripted(Games, First, Second),
                       printed_by(test_strategy(N, First, Second), Printed),
                       unscripted),
    left(Left),
    (   Left == []
    ->  true
    ;   length(Left, Unplayed),
        drive:fault(crash, "test_strategy/3 did not play ~w of the ~w games it was to play",
                    [Unplayed, N])
    ),
    split_string(Printed, "\n", "", Lines),
    atomic_list_concat(Lines, '\u001E', Text).

printed_by(Goal, Printed) :-
    stream_property(Usual, alias(user_output)),
    call_cleanup(
        with_output_to(string(Printed),
                       ( current_output(Here),
                         set_stream(Here, alias(user_output)),
                         drive:called(Goal, test_strategy/3, 'to play the games')
                       )),
        set_stream(Usual, alias(user_output))).

% While a script runs, play/5 and play/6 give the next game of it, and only games take time: every
% clock stands still between them.

:- dynamic left/1, players/2, clock/1, last_read/2.

left([]).
clock(0).

scripted(Games, First, Second) :-
    retractall(left(_)), assertz(left(Games)),
    retractall(players(_, _)), assertz(players(First, Second)),
    retractall(clock(_)), assertz(clock(0)),
    retractall(last_read(_, _)),
    forall(playing(Module, 5),
           wrap_predicate(Module:play(_, A, B, M, W), script, _,
                          drive_war_of_life:next_game(A, B, M, W))),
    forall(playing(Module, 6),
           wrap_predicate(Module:play(_, _, A, B, M, W), script, _,
                          drive_war_of_life:next_game(A, B, M, W))),
    wrap_predicate(system:statistics(Key, Value), script, Real,
                   ( drive_war_of_life:read_clock(Key, Value) -> true ; Real )),
    wrap_predicate(system:get_time(Stamp), script, _,
                   drive_war_of_life:stamp(Stamp)).

unscripted :-
    forall(playing(Module, 5), unwrap_predicate(Module:play/5, script)),
    forall(playing(Module, 6), unwrap_predicate(Module:play/6, script)),
    unwrap_predicate(system:statistics/2, script),
    unwrap_predicate(system:get_time/1, script).

% Ours, and its own copy where a file has brought one.

playing(war_of_life, _).
playing(user, Arity) :-
    functor(Head, play, Arity),
    drive:theirs(Head),
    \+ predicate_property(user:Head, imported_from(_)).

next_game(A, B, Moves, Winner) :-
    retract(left(Games)),
    (   Games = [game(M, W, Seconds)|Rest]
    ->  assertz(left(Rest))
    ;   assertz(left([])),
        drive:fault(crash, "test_strategy/3 plays more games than it was told to", [])
    ),
    retract(clock(Before)),
    After is Before + Seconds,
    assertz(clock(After)),
    players(First, Second),
    seen_by(A, B, First, Second, W, Seen),
    Moves = M,
    Winner = Seen.

% Who seats the players the other way round sees the other colour win.

seen_by(A, B, First, Second, W, W) :-
    A == First,
    B == Second,
    !.
seen_by(A, B, First, Second, W, Seen) :-
    A == Second,
    B == First,
    !,
    ( W == b -> Seen = r ; W == r -> Seen = b ; Seen = W ).
seen_by(A, B, First, Second, _, _) :-
    drive:fault(crash, "test_strategy(N, ~w, ~w) plays ~w against ~w", [First, Second, A, B]).

stamp(Stamp) :-
    clock(Seconds),
    Stamp is 1.0e9 + Seconds.

read_clock(Key, [Now, Since]) :-
    memberchk(Key, [runtime, process_runtime, real_time, walltime, system_time, total_runtime]),
    !,
    clock(Seconds),
    ( Key == real_time -> Now = Seconds ; Now is Seconds * 1000 ),
    ( retract(last_read(Key, Before)) -> true ; Before = Now ),
    assertz(last_read(Key, Now)),
    Since is Now - Before.
read_clock(Key, Now) :-
    memberchk(Key, [cputime, process_cputime]),
    clock(Seconds),
    Now is float(Seconds).
