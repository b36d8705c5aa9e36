% The course's searches and its interactive shell, over the ten predicates that module user knows:
% a student's own, or those of othello.pl or ttt.pl.

:- module(play,
          [ play/0, playgame/2, getmove/3, mmeval/6, abeval/8, use_search/1, use_depth/1
          ]).

% Whatever is redefined in module user has no effect here.
:- set_module(base(system)).

% play: player 1 is the person, player 2 the computer.

play :-
    user:initialize(State, Plyr),
    playgame(Plyr, State).

playgame(Plyr, State) :-
    (   user:winner(State, Winner)
    ->  user:showState(State),
        format("Win by Player number ~w~n", [Winner])
    ;   user:tie(State)
    ->  user:showState(State),
        format("Game ended with no winner!~n")
    ;   getmove(Plyr, State, Move)
    ->  format("The move chosen is : ~w~n", [Move]),
        once(user:nextState(Plyr, Move, State, NewState, Next)),
        playgame(Next, NewState)
    ;   format("The game is left unfinished.~n")
    ).

% getmove(+Plyr, +State, -Move): asks player 1, searches for player 2; fails at the end of input.

getmove(1, State, Move) :-
    user:showState(State),
    asked(State, Move).
getmove(2, State, Move) :-
    user:showState(State),
    format("Computer is moving...~n"),
    flush_output,
    depth(Depth),
    searched(2, State, Move, Depth, States),
    format("States searched: ~w~n", [States]).

asked(State, Move) :-
    format("Please input move followed by a period: "),
    flush_output,
    catch(read(Proposed), error(syntax_error(_), _), Proposed = unreadable),
    Proposed \== end_of_file,
    (   catch(user:validmove(1, State, Proposed), error(_, _), fail)
    ->  Move = Proposed
    ;   format("Invalid Move Proposed.~n"),
        asked(State, Move)
    ).

searched(Plyr, State, Move, Depth, States) :-
    (   search(abeval)
    ->  user:lowerBound(Alpha),
        user:upperBound(Beta),
        abeval(Plyr, State, _, Move, Depth, States, Alpha, Beta)
    ;   mmeval(Plyr, State, _, Move, Depth, States)
    ).

% use_search(+Name): mmeval or abeval, for the computer's moves in play/0.
% use_depth(+Plies): how far it looks.

:- dynamic search/1, depth/1.

search(mmeval).
depth(5).

use_search(Name) :-
    must_be(oneof([mmeval, abeval]), Name),
    retractall(search(_)),
    assertz(search(Name)).

use_depth(Plies) :-
    must_be(positive_integer, Plies),
    retractall(depth(_)),
    assertz(depth(Plies)).

% mmeval(+Plyr, +State, -Val, -BestMv, +Depth, -StatesSearched)
%
% Minimax: player 1 wants much, player 2 little. Every state counts, the root and the leaves too,
% and the first of equally good moves is kept.

mmeval(Plyr, State, Val, _, Depth, 1) :-
    leaf(State, Depth),
    !,
    leaf_value(Plyr, State, Val).
mmeval(Plyr, State, Val, BestMv, Depth, States) :-
    once(user:moves(Plyr, State, MvList)),
    worst_value(Plyr, Worst),
    Below is Depth - 1,
    mm_moves(MvList, Plyr, State, Below, Worst, null, Val, BestMv, 1, States).

leaf(State, Depth) :-
    (   user:terminal(State)
    ->  true
    ;   Depth =:= 0
    ).

% Our own h may be told whose turn it is; anybody else's is asked as the handout has it, also where
% a student's file is a module of that name.

leaf_value(Plyr, State, Val) :-
    (   predicate_property(user:h(_, _), imported_from(othello)),
        predicate_property(othello:use_heuristic(_), exported)
    ->  once(othello:h(Plyr, State, Val))
    ;   once(user:h(State, Val))
    ).

worst_value(1, Worst) :- once(user:lowerBound(Worst)).
worst_value(2, Worst) :- once(user:upperBound(Worst)).

mm_moves([], _, _, _, Val, BestMv, Val, BestMv, States, States).
mm_moves([Mv|Rest], Plyr, State, Depth, Val0, Mv0, Val, BestMv, States0, States) :-
    once(user:nextState(Plyr, Mv, State, NewState, Next)),
    mmeval(Next, NewState, MvVal, _, Depth, Below),
    States1 is States0 + Below,
    (   better(Plyr, MvVal, Val0)
    ->  mm_moves(Rest, Plyr, State, Depth, MvVal, Mv, Val, BestMv, States1, States)
    ;   mm_moves(Rest, Plyr, State, Depth, Val0, Mv0, Val, BestMv, States1, States)
    ).

better(1, New, Old) :- New > Old.
better(2, New, Old) :- New < Old.

% abeval(+Plyr, +State, -Val, -BestMv, +Depth, -StatesSearched, +Alpha, +Beta)
%
% Alpha-beta as the course counts it. Each player has a bound to improve, which the first move
% replaces even by a worse one; and the cut is tested on the bound from before the move just
% searched, so that one move more than needed is looked at.

abeval(Plyr, State, Val, _, Depth, 1, _, _) :-
    leaf(State, Depth),
    !,
    leaf_value(Plyr, State, Val).
abeval(Plyr, State, Val, BestMv, Depth, States, Alpha, Beta) :-
    once(user:moves(Plyr, State, MvList)),
    Below is Depth - 1,
    (   Plyr =:= 1
    ->  ab_moves(MvList, Plyr, State, Below, Alpha, Beta, null, Val, BestMv, 1, States)
    ;   ab_moves(MvList, Plyr, State, Below, Beta, Alpha, null, Val, BestMv, 1, States)
    ).

% Own is the bound the player improves, Far the one that ends the search of the moves.

ab_moves([], _, _, _, Own, _, Held, Own, Held, States, States).
ab_moves([Mv|Rest], Plyr, State, Depth, Own, Far, Held0, Val, BestMv, States0, States) :-
    once(user:nextState(Plyr, Mv, State, NewState, Next)),
    (   Plyr =:= 1
    ->  abeval(Next, NewState, MvVal, _, Depth, Below, Own, Far)
    ;   abeval(Next, NewState, MvVal, _, Depth, Below, Far, Own)
    ),
    States1 is States0 + Below,
    (   ( Held0 == null ; better(Plyr, MvVal, Own) )
    ->  New = MvVal,
        Held = Mv
    ;   New = Own,
        Held = Held0
    ),
    (   \+ better(Plyr, Far, Own)
    ->  Val = New,
        BestMv = Held,
        States = States1
    ;   ab_moves(Rest, Plyr, State, Depth, New, Far, Held, Val, BestMv, States1, States)
    ).
