% Small gaps between SICStus, which the assignment was written for, and SWI-Prolog.

:- module(sicstus,
          [ now/1, datime/1, head/2, tail/2, cons/3, rev/2, remove_dups/2, remove_duplicates/2,
            if/3, raise_exception/1, on_exception/3, format/2, format/3
          ]).

% Whatever is redefined in module user has no effect here.
:- set_module(base(system)).

:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(prolog_wrap)).

:- redefine_system_predicate(format(_, _)).
:- redefine_system_predicate(format(_, _, _)).

:- meta_predicate
    if(0, 0, 0),
    on_exception(?, 0, 0),
    format(+, :),
    format(+, +, :).

% library(system): now(-Seconds), datime(-DateAndTime)

now(Seconds) :-
    get_time(Stamp),
    Seconds is truncate(Stamp).

datime(datime(Year, Month, Day, Hour, Minute, Second)) :-
    get_time(Stamp),
    stamp_date_time(Stamp, Date, local),
    Date = date(Year, Month, Day, Hour, Minute, Exact, _, _, _),
    Second is truncate(Exact).

% library(lists)

head([Head|_], Head).

tail([_|Tail], Tail).

cons(Head, Tail, [Head|Tail]).

rev(List, Reversed) :-
    reverse(List, Reversed).

remove_dups(List, Set) :-
    sort(List, Set).

remove_duplicates(List, Set) :-
    list_to_set(List, Set).

% Control and exceptions

if(Goal, Then, Else) :-
    (   Goal
    *-> Then
    ;   Else
    ).

raise_exception(Exception) :-
    throw(Exception).

on_exception(Exception, Goal, Handler) :-
    catch(Goal, Exception, Handler).

% library(random): random(1, 1, X) fails, where SWI-Prolog would complain of an empty range.

:- wrap_predicate(random:random(Low, High, Drawn), sicstus, Wrapped,
                  ( integer(Low), integer(High), High =< Low
                  ->  fail
                  ;   Drawn = Drawn,
                      Wrapped
                  )).

% library(between), library(samsort) and others have their twins in SWI-Prolog, to be looked for
% only where SWI-Prolog itself has no library of that name.

:- multifile user:file_search_path/2.
:- dynamic user:file_search_path/2.
:- assertz(user:file_search_path(library, swi('library/dialect/sicstus4'))).

% format/2 and format/3: ~d takes any number and any expression there, as ~f does here.

format(Format, Module:Arguments) :-
    (   whole(Format, Arguments, Whole)
    ->  system:format(Format, Module:Whole)
    ;   system:format(Format, Module:Arguments)
    ).

format(Out, Format, Module:Arguments) :-
    (   whole(Format, Arguments, Whole)
    ->  system:format(Out, Format, Module:Whole)
    ;   system:format(Out, Format, Module:Arguments)
    ).

% whole(+Format, +Arguments, -Whole): with each number that ~d could not print made one it can;
% fails if there is none.

whole(Format, Arguments, Whole) :-
    is_list(Arguments),
    once(( member(Argument, Arguments), fraction(Argument) )),
    text_to_string(Format, String),
    string_codes(String, Codes),
    directives(Codes, Arguments, Whole),
    Whole \== Arguments.

fraction(Argument) :-
    nonvar(Argument),
    \+ integer(Argument),
    \+ is_list(Argument),
    \+ atom(Argument),
    \+ string(Argument),
    catch(_ is Argument, error(_, _), fail).

directives([], Arguments, Arguments).
directives([0'~|Codes], Arguments, Whole) :-
    !,
    count(Codes, Arguments, [Directive|Rest], Left, Whole, After),
    directive(Directive, Rest, Left, After).
directives([_|Codes], Arguments, Whole) :-
    directives(Codes, Arguments, Whole).

% Between the tilde and the letter: digits, a star (which takes an argument) or a quoted character.

count([Code|Codes], Arguments, Rest, Left, Whole, After) :-
    code_type(Code, digit),
    !,
    count(Codes, Arguments, Rest, Left, Whole, After).
count([0'*|Codes], [Argument|Arguments], Rest, Left, [Argument|Whole], After) :-
    !,
    count(Codes, Arguments, Rest, Left, Whole, After).
count([0'`, _|Codes], Arguments, Rest, Left, Whole, After) :-
    !,
    count(Codes, Arguments, Rest, Left, Whole, After).
count(Codes, Arguments, Codes, Arguments, Whole, Whole).

directive(Letter, Codes, [Argument|Arguments], [Whole|Wholes]) :-
    memberchk(Letter, `dD`),
    fraction(Argument),
    !,
    Whole is round(Argument),
    directives(Codes, Arguments, Wholes).
directive(Letter, Codes, [Argument|Arguments], [Argument|Wholes]) :-
    memberchk(Letter, `acdDeEfgGiIkpqrRswWxX@`),
    !,
    directives(Codes, Arguments, Wholes).
directive(_, Codes, Arguments, Wholes) :-
    directives(Codes, Arguments, Wholes).
