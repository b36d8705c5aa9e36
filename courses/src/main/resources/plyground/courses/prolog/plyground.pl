% The house's files, found by the names students' files call them by, without being copied there.

:- module(plyground, [provide/1]).

:- use_module(library(lists)).
:- use_module(sicstus).

% What a student's file defines goes before what we provide; that needs no warning.

:- multifile user:message_hook/3.
:- dynamic user:message_hook/3.

user:message_hook(ignored_weak_import(user, From:_), _, _) :-
    plyground:ours(From).

ours(sicstus).
ours(Name) :-
    provided(Name),
    \+ theirs(Name).

% A student's file may be a module that bears the name of one of ours.

theirs(Name) :-
    module_property(Name, file(File)),
    path(Name, Path),
    \+ same_file(File, Path).

% The files library_COURSE beside this one say what there is: provided/1 are modules, a variant/1 is
% made of them.

:- multifile provided/1, variant/1.
:- dynamic provided/1, variant/1.

:- prolog_load_context(directory, Folder),
   directory_files(Folder, Entries),
   msort(Entries, Files),
   forall(( member(File, Files), atom_concat(library_, _, File) ),
          ( atomic_list_concat([Folder, /, File], Path), load_files(Path, [silent(true)]) )).

% A file of one of these names that is not where it is looked for is ours.

:- multifile user:prolog_load_file/2.
:- dynamic user:prolog_load_file/2.

user:prolog_load_file(_:Spec, _) :-
    plyground:named(Spec, Name),
    \+ plyground:there(Spec),
    plyground:provide(Name).

named(Spec, Name) :-
    ( atom(Spec) ; string(Spec) ),
    file_base_name(Spec, Base),
    ( file_name_extension(Name, pl, Base) -> true ; Name = Base ),
    ( provided(Name), supplied(Name) ; clause(variant(Name), _) ),
    !.

% Where an assignment is to be solved, what solves it is not there.

supplied(Name) :-
    path(Name, Path),
    exists_file(Path).

there(Spec) :-
    (   prolog_load_context(directory, Folder)
    ->  true
    ;   working_directory(Folder, Folder)
    ),
    absolute_file_name(Spec, _,
                       [ relative_to(Folder), file_type(prolog), access(read),
                         file_errors(fail) ]).

% provide(+Name): makes it known in module user. What is already defined there stays.

provide(Name) :-
    clause(variant(Name), Goal),
    !,
    call(Goal).
provide(Name) :-
    path(Name, Path),
    use_module(user:Path).

path(Name, Path) :-
    module_property(plyground, file(Here)),
    file_directory_name(Here, Folder),
    atomic_list_concat([Folder, /, Name, '.pl'], Path).

:- use_module(user:sicstus).
