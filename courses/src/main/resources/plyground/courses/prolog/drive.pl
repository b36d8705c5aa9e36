% A student's file as a player in a child process: one request a line in, one answer a line out.
%
%   swipl ... drive.pl -- GAME FILE WHAT...
%
% A request is a term and, on the next line, a number. An answer is "= NUMBER TEXT", or "! NUMBER
% KIND TEXT" where KIND is crash, protocol or illegal and TEXT a sentence. The first number comes
% without a request: its answer says whether the file could be loaded. What is asked for is known by
% the module of the game, drive_GAME.
%
% Nothing here is kept secret from the file, and nothing is judged here: it could rewrite all of it.
% Answers are reported as they were given, and whoever asked compares them with what only he knows.
% The number is read after the answer is there, so that a line the file writes by itself is noticed.

:- module(drive, [main/0]).

:- set_module(base(system)).

:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(yall)).
:- use_module(plyground).

main :-
    wires(In, Out),
    current_prolog_flag(argv, Words),
    append(_, [Game, File|What], Words),
    !,
    atom_concat(drive_, Game, Driver),
    plyground:path(Driver, Path),
    use_module(Path, []),
    catch(( opened(Driver, File, What), Answer = ready ), Ball, unanswered(Ball, Answer)),
    told(In, Out, Answer),
    (   Answer == ready
    ->  served(Driver, In, Out)
    ;   true
    ),
    halt.

% Whatever a student's file prints goes to standard error, and it finds nothing to read: the wires
% belong to the driver alone.

wires(In, Out) :-
    stream_property(In, alias(user_input)),
    stream_property(Out, alias(user_output)),
    stream_property(Err, alias(user_error)),
    set_stream(In, encoding(utf8)),
    set_stream(Out, encoding(utf8)),
    open('/dev/null', read, Nothing),
    set_stream(Nothing, alias(user_input)),
    set_stream(Err, alias(user_output)),
    set_input(Nothing),
    set_output(Err),
    set_prolog_flag(debug_on_error, false).

served(Driver, In, Out) :-
    repeat,
    read_term(In, Request, [syntax_errors(error), module(drive)]),
    (   Request == end_of_file
    ->  !
    ;   responded(Driver, Request, In, Out),
        fail
    ).

responded(Driver, Request, In, Out) :-
    catch(asked(Driver, Request, Answer), Ball, unanswered(Ball, Answer)),
    told(In, Out, Answer).

% printed: how many characters its predicates have written while they were called; unread: what of
% the file could not be read.

asked(_, seed(Seed), Answer) :-
    !,
    set_random(seed(Seed)),
    Answer = ready.
asked(_, printed, Count) :-
    !,
    printed(Count).
asked(_, unread, Texts) :-
    !,
    findall(Text, complaint(Text), All),
    atomic_list_concat(All, '\u001E', Texts).
asked(Driver, Request, Answer) :-
    (   Driver:respond(Request, Given)
    ->  Answer = Given
    ;   Answer = fault(protocol, 'the driver has no answer to this request')
    ).

unanswered(fault(Kind, Text), fault(Kind, Text)) :- !.
unanswered(Ball, fault(crash, Text)) :-
    error_text(Ball, Text).

told(In, Out, Answer) :-
    read_term(In, Number, [syntax_errors(error), module(drive)]),
    answer_line(Answer, Mark, Line),
    format(Out, "~w ~w ~w~n", [Mark, Number, Line]),
    flush_output(Out).

answer_line(fault(Kind, Text), '!', Line) :-
    !,
    one_line(Text, Short),
    atomic_list_concat([Kind, Short], ' ', Line).
answer_line(Answer, '=', Line) :-
    format(string(Text), "~w", [Answer]),
    split_string(Text, "\n\r", "", Parts),
    atomic_list_concat(Parts, ' ', Line).

% opened(+Driver, +File, +What): loads it; throws fault(Kind, Text) if it is of no use.

opened(Driver, File, What) :-
    Driver:prepare(What),
    (   exists_file(File)
    ->  true
    ;   fault(crash, "there is no file ~w", [File])
    ),
    loaded(File, What),
    Driver:ready(File, What).

:- dynamic complaint/1.

loaded(File, What) :-
    retractall(complaint(_)),
    asserta((user:message_hook(Message, Kind, _) :- drive:noted(Kind, Message)), Hook),
    call_cleanup(catch(load_files(user:File, []), Ball, unloaded(Ball)), erase(Hook)),
    (   memberchk('syntax=lenient', What)
    ->  true
    ;   complaint(Text)
    ->  throw(fault(crash, Text))
    ;   true
    ).

unloaded(Ball) :-
    error_text(Ball, Text),
    assertz(complaint(Text)).

% Only what cannot be read is held against a file: a directive that fails may not matter, and
% warnings are not even told.

noted(warning, _).
noted(error, Message) :-
    unreadable(Message, Place),
    error_text(Message, Text),
    format(atom(Complaint), "~w: ~w", [Place, Text]),
    assertz(complaint(Complaint)),
    fail.

unreadable(error(syntax_error(_), Context), Place) :-
    (   Context = file(Path, Line, _, _)
    ->  file_base_name(Path, Base),
        format(atom(Place), "~w, line ~w", [Base, Line])
    ;   Context = stream(_, Line, _, _)
    ->  format(atom(Place), "line ~w", [Line])
    ;   Place = 'the file'
    ).

message_text(Lines, Text) :-
    with_output_to(string(Raw), print_message_lines(current_output, '', Lines)),
    one_line(Raw, Text).

one_line(Raw, Text) :-
    split_string(Raw, "\n", " \t\r", Parts),
    exclude(==(""), Parts, Kept),
    atomic_list_concat(Kept, ' ', Long),
    (   sub_atom(Long, 0, 300, _, Short)
    ->  atom_concat(Short, ' ...', Text)
    ;   Text = Long
    ).

% error_text(+Ball, -Text): what was raised, in one line, without where and without a backtrace.

error_text(Ball, Text) :-
    nonvar(Ball),
    Ball = error(Formal, Context),
    nonvar(Formal),
    !,
    (   Formal = resource_error(What)
    ->  format(atom(Text), "out of ~w, as in a recursion that does not end", [What])
    ;   detail(Context, Detail),
        '$messages':translate_message(error(Formal, context(_, Detail)), Lines, []),
        message_text(Lines, Text)
    ).
error_text(Ball, Text) :-
    format(string(Raw), "~W", [Ball, [quoted(true), max_depth(12)]]),
    one_line(Raw, Text).

detail(Context, Detail) :-
    (   nonvar(Context),
        Context = context(_, Detail)
    ->  true
    ;   true
    ).

% For the drivers of the games

fault(Kind, Format, Arguments) :-
    format(atom(Text), Format, Arguments),
    throw(fault(Kind, Text)).

% defined(+File, +Name, +Arity): throws unless the file defines it.

defined(File, Name, Arity) :-
    functor(Head, Name, Arity),
    (   theirs(Head),
        \+ predicate_property(user:Head, number_of_clauses(0))
    ->  true
    ;   file_base_name(File, Base),
        similar(Name, Arity, Hint),
        ( complaint(Text) -> atom_concat(' (', Text, Left), atom_concat(Left, ')', Unread) ; Unread = '' ),
        fault(crash, "~w does not define ~w/~w~w~w", [Base, Name, Arity, Hint, Unread])
    ).

% What we provide does not count as theirs.

theirs(Head) :-
    predicate_property(user:Head, defined),
    \+ predicate_property(user:Head, built_in),
    \+ ( predicate_property(user:Head, imported_from(Module)), plyground:ours(Module) ).

similar(Name, Arity, Hint) :-
    findall(Other/N,
            ( predicate_property(user:Head, number_of_clauses(_)),
              theirs(Head),
              functor(Head, Other, N),
              ( N == Arity, dwim_match(Name, Other) ; Other == Name ) ),
            Others),
    (   Others = [Nearest|_]
    ->  format(atom(Hint), "; it has ~w", [Nearest])
    ;   Hint = ''
    ).

% called(+Goal, +Indicator, +WhenFails): once; throws a fault where it fails or raises.

called(Goal, Name/Arity, WhenFails) :-
    catch(( heard(Goal) -> true ; fault(crash, "~w/~w failed ~w", [Name, Arity, WhenFails]) ),
          Ball, raised(Ball, Name/Arity)).

% heard(+Goal): what it prints is counted.

:- dynamic printed/1.

printed(0).

heard(Goal) :-
    stream_property(Err, alias(user_error)),
    character_count(Err, Before),
    call_cleanup(once(user:Goal), count_printed(Err, Before)).

count_printed(Err, Before) :-
    character_count(Err, After),
    retract(printed(Count)),
    New is Count + After - Before,
    assertz(printed(New)).

% as_text(+Term, -Text): on one line, whatever operators the file declares.

as_text(Term, Text) :-
    format(string(Text), "~W", [Term, [quoted(true), ignore_ops(true), max_depth(400)]]).

raised(fault(Kind, Text), _) :- !, throw(fault(Kind, Text)).
raised(Ball, Name/Arity) :-
    error_text(Ball, Text),
    fault(crash, "~w/~w raised an error: ~w", [Name, Arity, Text]).
