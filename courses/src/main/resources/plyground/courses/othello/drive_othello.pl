% Othello for the driver. A state is sent as its rows, '....../..12../...'.
%
% WHAT is rules, where the file is an othello.pl with the ten predicates; or grade, where none of
% them need be there and each is asked by itself; or else the ID of a
% heuristic file, which stands on our othello.pl and has ID_h/2, ID_lowerBound/1, ID_upperBound/1.
% After it may come search=NAME, mmeval or abeval, for moves under the file's own rules.

:- module(drive_othello, []).

:- set_module(base(system)).

:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(yall)).
:- use_module(plyground).
:- use_module(play, []).

:- dynamic heuristic/3, setting/2.

prepare([What|Settings]) :-
    maplist(note_setting, Settings),
    provide(play),
    provide(testboards),
    (   memberchk(What, [rules, grade])
    ->  asserta(heuristic(h, lowerBound, upperBound))
    ;   plyground:path(othello, Othello),
        use_module(user:Othello, except([h/2, lowerBound/1, upperBound/1])),
        maplist(atom_concat(What), ['_h', '_lowerBound', '_upperBound'], [H, Lower, Upper]),
        asserta(heuristic(H, Lower, Upper)),
        maplist(stands_for, [h/2, lowerBound/1, upperBound/1], [H, Lower, Upper])
    ).

% The course's search asks for h/2; here that is the file's own heuristic.

stands_for(Name/Arity, Own) :-
    functor(Head, Name, Arity),
    Head =.. [_|Arguments],
    Body =.. [Own|Arguments],
    assertz((user:Head :- user:Body)).

note_setting(Word) :-
    atomic_list_concat([Name, Value], =, Word),
    assertz(setting(Name, Value)).

ready(_, [grade|_]) :- !.
ready(File, [What|_]) :-
    heuristic(H, Lower, Upper),
    drive:defined(File, H, 2),
    drive:defined(File, Lower, 1),
    drive:defined(File, Upper, 1),
    (   What == rules, setting(search, _)
    ->  forall(member(Name/Arity, [moves/3, nextState/5, terminal/1]),
               drive:defined(File, Name, Arity))
    ;   true
    ).

% found(Search, Plyr, Rows, Depth): Val, BestMv and SeF as the search finds them with the file's own
% rules. A search that the file defines itself goes before the course's.

respond(found(Search, Plyr, Rows, Depth), Text) :-
    state(Rows, State),
    (   own_search(Search)
    ->  own_searched(Search, Plyr, State, Depth, Val, Move, States)
    ;   searched(Search, Plyr, State, Depth, Val, Move, States)
    ),
    (   ground(Move)
    ->  true
    ;   drive:fault(protocol, "the search gave no move, as moves/3 has none here", [])
    ),
    (   shape(Move)
    ->  true
    ;   drive:fault(protocol, "moves/3 gave the move ~W; expected [Row,Column] or n",
                    [Move, [quoted(true), max_depth(10)]])
    ),
    (   ground(Val), catch(Number is Val, error(_, _), fail), plain(Number, Value), integer(States)
    ->  true
    ;   drive:fault(protocol, "~w gave the value ~W and counted ~W states; expected two numbers",
                    [Search, Val, [quoted(true), max_depth(10)], States, [max_depth(10)]])
    ),
    words([Value, Move, States], Text).

% h(Rows), bounds: numbers.

respond(h(Rows), Value) :-
    heuristic(H, _, _),
    state(Rows, State),
    number_from(H, [State], 2, Value).
respond(bounds, Text) :-
    heuristic(_, Lower, Upper),
    number_from(Lower, [], 1, Low),
    number_from(Upper, [], 1, High),
    words([Low, High], Text).

% The ten predicates, each asked by itself; no is the answer of one that fails.

respond(initialize, Text) :-
    drive:called(initialize(State, Plyr), initialize/2, 'to give the start'),
    rows(initialize/2, State, Rows),
    words([Rows, Plyr], Text).
respond(moves(Plyr, Rows), Text) :-
    state(Rows, State),
    drive:called(moves(Plyr, State, MvList), moves/3, 'to list the moves'),
    drive:as_text(MvList, Text).
respond(next(Plyr, Move, Rows), Text) :-
    state(Rows, State),
    drive:called(nextState(Plyr, Move, State, NewState, Next), nextState/5, 'for a legal move'),
    rows(nextState/5, NewState, NewRows),
    words([NewRows, Next], Text).
respond(valid(Plyr, Rows, Move), Answer) :-
    state(Rows, State),
    yes_no(validmove(Plyr, State, Move), validmove/3, Answer).
respond(terminal(Rows), Answer) :-
    state(Rows, State),
    yes_no(terminal(State), terminal/1, Answer).
respond(tie(Rows), Answer) :-
    state(Rows, State),
    yes_no(tie(State), tie/1, Answer).
respond(winner(Rows), Answer) :-
    state(Rows, State),
    yes_no(winner(State, Plyr), winner/2, Found),
    (   Found == yes
    ->  Answer = Plyr
    ;   Answer = no
    ).
respond(states(Plyr, Rows, Depth), States) :-
    respond(mmeval, Plyr, Rows, Depth, _, _, States).
respond(span(Boards), Text) :-
    heuristic(H, Lower, Upper),
    maplist(state, Boards, States),
    maplist(valued(H), States, Values),
    number_from(Lower, [], 1, Low),
    number_from(Upper, [], 1, High),
    append(Values, [Low, High], Words),
    words(Words, Text).
respond(search(Name, Plyr, Rows, Depth), Text) :-
    respond(Name, Plyr, Rows, Depth, Val, Move, States),
    words([Val, Move, States], Text).

respond(Search, Plyr, Rows, Depth, Val, Move, States) :-
    state(Rows, State),
    searched(Search, Plyr, State, Depth, Val, Move, States).

searched(mmeval, Plyr, State, Depth, Val, Move, States) :-
    drive:called(play:mmeval(Plyr, State, Val, Move, Depth, States), mmeval/6,
                 'as one of its predicates did').
searched(abeval, Plyr, State, Depth, Val, Move, States) :-
    heuristic(_, Lower, Upper),
    number_from(Lower, [], 1, Alpha),
    number_from(Upper, [], 1, Beta),
    drive:called(play:abeval(Plyr, State, Val, Move, Depth, States, Alpha, Beta), abeval/8,
                 'as one of its predicates did').

own_search(Search) :-
    memberchk(Search/Arity, [mmeval/6, abeval/8]),
    functor(Head, Search, Arity),
    predicate_property(user:Head, number_of_clauses(_)),
    \+ predicate_property(user:Head, imported_from(_)).

own_searched(mmeval, Plyr, State, Depth, Val, Move, States) :-
    drive:called(mmeval(Plyr, State, Val, Move, Depth, States), mmeval/6, 'to find a move').
own_searched(abeval, Plyr, State, Depth, Val, Move, States) :-
    heuristic(_, Lower, Upper),
    number_from(Lower, [], 1, Alpha),
    number_from(Upper, [], 1, Beta),
    drive:called(abeval(Plyr, State, Val, Move, Depth, States, Alpha, Beta), abeval/8,
                 'to find a move').

valued(H, State, Value) :-
    number_from(H, [State], 2, Value).

words(Terms, Text) :-
    maplist([Term, Atom]>>format(atom(Atom), "~w", [Term]), Terms, Atoms),
    atomic_list_concat(Atoms, ' ', Text).

yes_no(Goal, Name/Arity, Answer) :-
    catch(( drive:heard(Goal) -> Answer = yes ; Answer = no ), Ball, drive:raised(Ball, Name/Arity)).

% An expression will do for a number: the course's searches compare it as one.

number_from(Name, Arguments, Arity, Value) :-
    append([Name|Arguments], [Given], Terms),
    Goal =.. Terms,
    drive:called(Goal, Name/Arity, 'to give a number'),
    (   ground(Given),
        catch(Number is Given, error(_, _), fail),
        plain(Number, Value)
    ->  true
    ;   drive:fault(protocol, "~w/~w gave ~W; expected a number",
                    [Name, Arity, Given, [quoted(true), max_depth(10)]])
    ).

% As every reader of numbers knows it: without inf and fractions like 1r3; nan is none.

plain(Number, Number) :-
    integer(Number),
    !.
plain(Number, Value) :-
    Number =:= Number,
    Value is float(max(-1.0e300, min(1.0e300, Number))).

shape(n) :- !.
shape([R, C]) :-
    integer(R),
    integer(C).

% state(+Rows, -State), rows(+Indicator, +State, -Rows)

state(Rows, State) :-
    atom_codes(Rows, Codes),
    state_rows(Codes, State).

state_rows(Codes, [Row|Rows]) :-
    state_row(Codes, Row, Rest),
    (   Rest == []
    ->  Rows = []
    ;   state_rows(Rest, Rows)
    ).

state_row([], [], []).
state_row([0'/|Codes], [], Codes) :- !.
state_row([Code|Codes], [Cell|Cells], Rest) :-
    cell(Code, Cell),
    state_row(Codes, Cells, Rest).

cell(0'., '.').
cell(0'1, 1).
cell(0'2, 2).

rows(_, State, Rows) :-
    is_list(State),
    maplist([Row, Text]>>( is_list(Row), maplist(atomic, Row), atomic_list_concat(Row, Text) ),
            State, Texts),
    !,
    atomic_list_concat(Texts, /, Rows).
rows(Name/Arity, State, _) :-
    drive:fault(protocol, "~w/~w gave the state ~W; expected a list of rows",
                [Name, Arity, State, [quoted(true), max_depth(12)]]).
