% The handouts' goals at a prompt: everything provided, then the files given are loaded.

:- use_module(plyground).

:- forall(plyground:provided(Name), provide(Name)).

% Boards are shown whole, and an error ends the goal rather than entering the debugger.

:- set_prolog_flag(answer_write_options, [quoted(true), portray(true), max_depth(0)]).
:- set_prolog_flag(debug_on_error, false).
