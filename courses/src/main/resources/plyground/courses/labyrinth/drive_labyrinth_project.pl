% The Labyrinth project for the driver: the six predicates of a student's file, each asked by itself.
% Nothing of ours that solves it is here.
%
% A board is sent and answered as rows of hexadecimal digits, '6a75733/...' (up 8, right 4, down 2,
% left 1). How a file writes its tiles, and where it keeps board, treasures and the index of the
% current one, is its own affair: it is looked for among what setup/1 leaves behind. Known by name is
% only what the report names: player/3, and history terms Board/a/Ha/Pa/Ta/b/Hb/Pb/Tb.
%
%   shifted_player(I, J, Move)          NewI/NewJ
%   shifted_board(Rows, Move)           the new rows
%   reached(Rows, I, J)                 the list
%   set_up                              ROWS PA PB TREASURES_A TREASURES_B, twice, parted by |
%   shift(Position, Player, Heuristic)  ROWS PA PB TA TB before and after, parted by |
%   walk(Position, Player, Heuristic)   the same, after the player's own shift
%
% A Position is position(Rows, PA, ListA, PB, ListB), the lists from the current treasure on.

:- module(drive_labyrinth_project, []).

:- set_module(base(system)).

:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(plyground).

:- dynamic loaded/1, tiles/1.

prepare(_).

ready(File, _) :-
    asserta(loaded(File)).

respond(shifted_player(I, J, Move), Text) :-
    needed(create_shifted_player, 5),
    drive:called(create_shifted_player(I, J, Move, NewI, NewJ), create_shifted_player/5,
                 'for a square of the board'),
    drive:as_text(NewI, First),
    drive:as_text(NewJ, Second),
    atomic_list_concat([First, /, Second], Text).
respond(shifted_board(Rows, Move), Text) :-
    needed(create_shifted_board, 3),
    writing(Tiles),
    board(Tiles, Rows, Board),
    drive:called(create_shifted_board(Board, Move, New), create_shifted_board/3, 'for a board'),
    rows_or_text(New, Text).
respond(reached(Rows, I, J), Text) :-
    needed(graph_search_BFS, 4),
    writing(Tiles),
    board(Tiles, Rows, Board),
    drive:called(graph_search_BFS(Board, I, J, Squares), graph_search_BFS/4, 'for a board'),
    maplist(square_text, Squares, Texts),
    atomic_list_concat(Texts, ' ', Text).
respond(set_up, Text) :-
    needed(setup, 1),
    set_up,
    described(First),
    set_up,
    described(Second),
    atomic_list_concat([First, ' | ', Second], Text).
respond(shift(Position, Player, Heuristic), Text) :-
    needed(try_and_make_move, 2),
    begun(Position, Player, Heuristic, Targets),
    state_text(Targets, Before),
    shifts(Player, Heuristic),
    state_text(Targets, After),
    atomic_list_concat([Before, ' | ', After], Text).
respond(walk(Position, Player, Heuristic), Text) :-
    needed(make_best_local_move, 2),
    begun(Position, Player, Heuristic, Targets),
    shifts(Player, Heuristic),
    state_text(Targets, Before),
    walks(Player, Heuristic),
    state_text(Targets, After),
    atomic_list_concat([Before, ' | ', After], Text).

needed(Name, Arity) :-
    loaded(File),
    drive:defined(File, Name, Arity).

set_up :-
    drive:called(setup(_), setup/1, 'to set up a game').

shifts(Player, Heuristic) :-
    drive:called(try_and_make_move(Player, Heuristic), try_and_make_move/2,
                 'although there is a shift').

walks(Player, Heuristic) :-
    drive:called(make_best_local_move(Player, Heuristic), make_best_local_move/2,
                 'although one may stay').

% begun(+Position, +Player, +Heuristic, -Targets): a game as the file itself sets it up, with the
% board, the squares and the treasures replaced by those asked for. Player b's turn comes after one
% of a's. Targets is given, if the file's treasures could be replaced, or found.

begun(position(Rows, PA, ListA, PB, ListB), Player, Heuristic, Targets) :-
    needed(setup, 1),
    set_up,
    (   Player == b
    ->  shifts(a, Heuristic),
        walks(a, Heuristic)
    ;   true
    ),
    writing(Tiles),
    board(Tiles, Rows, Board),
    (   place_board(Board)
    ->  true
    ;   drive:fault(protocol, "no board was found after setup/1: expected a fact with a list of seven rows of seven tiles", [])
    ),
    place_player(a, Heuristic, PA),
    place_player(b, Heuristic, PB),
    (   place_treasures(a, ListA),
        place_treasures(b, ListB)
    ->  Targets = given
    ;   Targets = found
    ).

% Where a file keeps what: in the module that defines setup/1, or in user.

home(Module) :-
    (   predicate_property(user:setup(_), imported_from(From))
    ->  ( Module = From ; Module = user )
    ;   Module = user
    ).

fact(Module, Head) :-
    home(Module),
    predicate_property(Module:Head, dynamic),
    \+ predicate_property(Module:Head, imported_from(_)),
    catch(clause(Module:Head, true), error(_, _), fail).

% kept(?Value, :Test, -Place): a value that passes the test, as an argument of a fact or in a global
% variable, and where.

kept(Test, Value, fact(Module, Head, N)) :-
    fact(Module, Head),
    arg(N, Head, Value),
    call(Test, Value).
kept(Test, Value, global(Name)) :-
    nb_current(Name, Value),
    call(Test, Value).

replace(fact(Module, Head, N), New) :-
    retract(Module:Head),
    !,
    Head =.. [Name|Arguments],
    nth1(N, Arguments, _, Rest),
    nth1(N, NewArguments, New, Rest),
    NewHead =.. [Name|NewArguments],
    assertz(Module:NewHead).
replace(global(Name), New) :-
    nb_setval(Name, New).

a_board(Value) :-
    is_list(Value),
    length(Value, 7),
    maplist(a_row, Value).

a_row(Row) :-
    is_list(Row),
    length(Row, 7).

the_board(Board) :-
    once(kept(a_board, Board, _)).

place_board(Board) :-
    once(kept(a_board, _, Place)),
    replace(Place, Board).

place_player(Player, Heuristic, Square) :-
    home(Module),
    catch(Module:player(Player, _, _), error(_, _), fail),
    !,
    catch(( retractall(Module:player(Player, _, _)),
            assertz(Module:player(Player, Heuristic, Square)) ),
          error(_, _), fail).
place_player(Player, _, _) :-
    drive:fault(protocol, "setup/1 left no player(~w, Heuristic, I/J)", [Player]).

player_at(Player, Square) :-
    home(Module),
    catch(Module:player(Player, _, Square), error(_, _), fail),
    !.
player_at(_, '?').

% Treasures: a fact of a player with a list of names, and one with the index of the next.

place_treasures(Player, List) :-
    once(( fact(Module, Head), arg(_, Head, Given), Given == Player,
           arg(N, Head, Names), a_deal(Names) )),
    append(List, _, Names0),
    length(Names, Length),
    length(Names0, Length),
    filled(Names0, List),
    once(( fact(IndexModule, IndexHead), arg(_, IndexHead, Owner), Owner == Player,
           arg(K, IndexHead, Index), integer(Index) )),
    replace(fact(Module, Head, N), Names0),
    first_index(Index, First),
    replace(fact(IndexModule, IndexHead, K), First).

% A list shorter than the one dealt is filled up with what is in neither.

filled(Names, List) :-
    findall(Name, ( treasure(Name, _), \+ memberchk(Name, List) ), Others),
    filled_from(Names, Others).

filled_from([], _).
filled_from([Name|Names], Others) :-
    (   nonvar(Name)
    ->  filled_from(Names, Others)
    ;   Others = [Name|Rest],
        filled_from(Names, Rest)
    ).

% Indices count from where the file begins to count.

first_index(0, 0) :- !.
first_index(_, 1).

a_deal(Names) :-
    is_list(Names),
    Names \== [],
    maplist(a_treasure, Names).

a_treasure(Name) :-
    atom(Name),
    treasure(Name, _).

treasure(sword, 1/3).
treasure(ring, 1/5).
treasure(map, 3/1).
treasure(keys, 3/3).
treasure(helmet, 3/5).
treasure(gold, 3/7).
treasure(fairy, 5/1).
treasure(gem, 5/3).
treasure(chest, 5/5).
treasure(candle, 5/7).
treasure(book, 7/3).
treasure(crown, 7/5).

% What there is, in words

described(Text) :-
    (   the_board(Board)
    ->  rows_or_text(Board, Rows)
    ;   Rows = none
    ),
    maplist(player_text, [a, b], Players),
    maplist(deal_text, [a, b], Deals),
    append([[Rows], Players, Deals], Words),
    atomic_list_concat(Words, ' ', Text).

player_text(Player, Text) :-
    player_at(Player, Square),
    square_text(Square, Text).

deal_text(Player, Text) :-
    (   fact(_, Head),
        arg(_, Head, Given),
        Given == Player,
        arg(_, Head, Names),
        a_deal(Names)
    ->  atomic_list_concat(Names, ',', Text)
    ;   Text = '?'
    ).

state_text(Targets, Text) :-
    the_board(Board),
    rows_or_text(Board, Rows),
    maplist(player_text, [a, b], Players),
    maplist(target_text(Targets), [a, b], Aims),
    append([[Rows], Players, Aims], Words),
    atomic_list_concat(Words, ' ', Text).

target_text(given, Player, Text) :-
    fact(_, Head), arg(_, Head, P1), P1 == Player, arg(_, Head, Names), a_deal(Names),
    fact(_, IndexHead), arg(_, IndexHead, P2), P2 == Player, arg(_, IndexHead, Index), integer(Index),
    !,
    format(atom(Text), "~w", [Index]).
target_text(found, Player, Text) :-
    last_history(History),
    target_in(Player, History, Target),
    (   Target = _/_
    ->  true
    ;   treasure(Target, _)
    ),
    !,
    ( treasure(Target, Square) -> true ; Square = Target ),
    square_text(Square, Text).
target_text(_, _, '?').

last_history(History) :-
    fact(_, Head),
    arg(_, Head, Value),
    ( is_list(Value) -> once(member(History, Value)) ; History = Value ),
    nonvar(History),
    History = _/a/_/_/_/b/_/_/_,
    !.

target_in(a, _/a/_/_/T/b/_/_/_, T).
target_in(b, _/a/_/_/_/b/_/_/T, T).

square_text(Square, Text) :-
    (   ground(Square),
        Square = I/J,
        integer(I),
        integer(J)
    ->  format(atom(Text), "~w/~w", [I, J])
    ;   drive:as_text(Square, Long),
        split_string(Long, " |", "", Parts),
        atomic_list_concat(Parts, '', Text)
    ).

% Tiles. A file may write 0110 as an atom, a string, a list or term of four digits, the number that
% the digits are in base 2, or in base 10.

writing(Tiles) :-
    tiles(Tiles),
    !.
writing(Tiles) :-
    (   guessed(Tiles)
    ->  true
    ;   Tiles = atom
    ),
    asserta(tiles(Tiles)).

guessed(Tiles) :-
    catch(call_with_inference_limit(user:setup(_), 20000000, _), _, fail),
    the_board(Board),
    written(Board, Tiles).
guessed(Tiles) :-
    member(Tiles, [atom, list, value, decimal, string]),
    atomic_list_concat([fffffff, fffffff, fffffff, fffffff, fffffff, fffffff, fffffff], /, Open),
    board(Tiles, Open, Board),
    catch(call_with_inference_limit(user:graph_search_BFS(Board, 4, 4, Squares), 20000000, _), _, fail),
    is_list(Squares),
    Squares = [_, _|_].

written([[Tile|_]|_], Tiles) :-
    atom(Tile),
    !,
    Tiles = atom.
written([[Tile|_]|_], string) :- string(Tile), !.
written([[Tile|_]|_], list) :- is_list(Tile), !.
written([[Tile|_]|_], term(Name)) :- compound(Tile), !, functor(Tile, Name, 4).
written(Board, Tiles) :-
    append(Board, All),
    maplist(integer, All),
    (   member(Tile, All), Tile > 15
    ->  Tiles = decimal
    ;   Tiles = value
    ).

board(Tiles, Rows, Board) :-
    atomic_list_concat(Texts, /, Rows),
    maplist(row(Tiles), Texts, Board).

row(Tiles, Text, Row) :-
    atom_chars(Text, Digits),
    maplist(tile(Tiles), Digits, Row).

tile(Tiles, Digit, Tile) :-
    hexadecimal(Digits),
    nth0(Code, Digits, Digit),
    !,
    bits(Code, Bits),
    tile_of(Tiles, Bits, Code, Tile).

hexadecimal(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', a, b, c, d, e, f]).

bits(Code, [U, R, D, L]) :-
    U is Code >> 3 /\ 1,
    R is Code >> 2 /\ 1,
    D is Code >> 1 /\ 1,
    L is Code /\ 1.

tile_of(atom, Bits, _, Tile) :- atomic_list_concat(Bits, Tile).
tile_of(string, Bits, _, Tile) :- atomic_list_concat(Bits, Atom), atom_string(Atom, Tile).
tile_of(list, Bits, _, Bits).
tile_of(term(Name), Bits, _, Tile) :- Tile =.. [Name|Bits].
tile_of(value, _, Code, Code).
tile_of(decimal, [U, R, D, L], _, Tile) :- Tile is 1000 * U + 100 * R + 10 * D + L.

rows_or_text(Board, Text) :-
    a_board(Board),
    written(Board, Tiles),
    maplist(digits(Tiles), Board, Rows),
    !,
    atomic_list_concat(Rows, /, Text).
rows_or_text(Board, Text) :-
    drive:as_text(Board, Long),
    split_string(Long, " |", "", Parts),
    atomic_list_concat(Parts, '', Text).

digits(Tiles, Row, Text) :-
    maplist(digit(Tiles), Row, Chars),
    atomic_list_concat(Chars, Text).

digit(Tiles, Tile, Digit) :-
    between(0, 15, Code),
    bits(Code, Bits),
    tile_of(Tiles, Bits, Code, Tile),
    !,
    hexadecimal(Digits),
    nth0(Code, Digits, Digit).
