% Amazing Labyrinth for two, with the predicates of the Prolog project. What the game has come to is
% asserted:
%
%   board(Board)                          see labyrinth_maze.pl
%   player(Player, Heuristic, I/J)        a and b; the heuristic is human until one is used
%   treasures(Player, List), current_treasure(Player, Index)    in order; from 1, home after the last
%   game_state(Player/shift), game_state(Player/walk), game_state(won/Player)    what comes next
%   history(List)                         the latest first, of Board/a/Ha/Pa/Ta/b/Hb/Pb/Tb

:- module(labyrinth,
          [ setup/1, setup/2, try_and_make_move/2, make_best_local_move/2, best_move/4,
            make_shift/2, make_walk/2, play_labyrinth/3, show_board/1,
            board/1, player/3, treasures/2, current_treasure/2, target/2, game_state/1, history/1,
            treasure/2, home/2,
            valid_move/1, create_shifted_player/5, create_shifted_board/3, graph_search_BFS/4,
            distance/4, heuristic/1, use_distance/2
          ]).

% Whatever is redefined in module user has no effect here.
:- set_module(base(system)).

:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(random)).
:- use_module(labyrinth_maze).
:- use_module(labyrinth_heuristics).

:- reexport(labyrinth_maze,
            [ valid_move/1, create_shifted_player/5, create_shifted_board/3, graph_search_BFS/4,
              distance/4 ]).
:- reexport(labyrinth_heuristics, [heuristic/1, use_distance/2]).

:- dynamic board/1, player/3, treasures/2, current_treasure/2, game_state/1, history/1.

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

home(a, 1/1).
home(b, 1/7).

other(a, b).
other(b, a).

% setup(?What): a game with everything drawn. An integer is the seed of the draws; an atom is a
% position as plyground writes it.

setup(What) :-
    (   var(What)
    ->  drawn
    ;   integer(What)
    ->  set_random(seed(What)),
        drawn
    ;   setup(What, [])
    ).

drawn :-
    findall(Row, ( between(1, 7, I), drawn_row(I, Row) ), Board),
    findall(Treasure, treasure(Treasure, _), All),
    random_permutation(All, Shuffled),
    length(ForA, 5),
    length(ForB, 5),
    append([ForA, ForB, _], Shuffled),
    begun(Board, a(1/1, ForA, 1), b(1/7, ForB, 1), a, []).

drawn_row(I, Row) :-
    findall(Tile, ( between(1, 7, J), ( fixed(I, J, Tile) -> true ; random_tile(Tile) ) ), Row).

fixed(1, J, Tile) :- nth_odd(J, ['0110', '0111', '0111', '0011'], Tile).
fixed(3, J, Tile) :- nth_odd(J, ['1110', '1110', '0111', '1011'], Tile).
fixed(5, J, Tile) :- nth_odd(J, ['1110', '1101', '1011', '1011'], Tile).
fixed(7, J, Tile) :- nth_odd(J, ['1100', '1101', '1101', '1001'], Tile).

nth_odd(J, Tiles, Tile) :-
    J mod 2 =:= 1,
    N is J // 2,
    nth0(N, Tiles, Tile).

% Of 33 movable tiles 15 are corners, 12 straight, 6 with three openings, each turned at random.

random_tile(Tile) :-
    random_between(1, 33, N),
    (   N =< 15
    ->  Turns = ['0110', '0011', '1001', '1100']
    ;   N =< 27
    ->  Turns = ['1010', '0101']
    ;   Turns = ['1110', '0111', '1011', '1101']
    ),
    random_member(Tile, Turns).

% setup(+Position, +Past): plyground's notation, and positions that were seen before, oldest first.

setup(Position, Past) :-
    read_position(Position, Board, A, B, Side),
    maplist(read_state, Past, States),
    begun(Board, A, B, Side, States).

read_position(Text, Board, A, B, Side) :-
    split_string(Text, " ", " ", [Rows, ForA, ForB, Turn|_]),
    split_string(Rows, "/", "", RowTexts),
    maplist(read_row, RowTexts, Board),
    read_player(ForA, "a", SquareA, ListA, IndexA),
    read_player(ForB, "b", SquareB, ListB, IndexB),
    A = a(SquareA, ListA, IndexA),
    B = b(SquareB, ListB, IndexB),
    atom_string(Side, Turn).

read_row(Text, Row) :-
    string_chars(Text, Digits),
    maplist(hex_tile, Digits, Row).

hex_tile(Digit, Tile) :-
    char_type(Digit, xdigit(Code)),
    format(atom(Bits), "~`0t~2r~4|", [Code]),
    Tile = Bits.

read_player(Text, Name, I/J, List, Index) :-
    split_string(Text, "@:", "", [Name, Square, Treasures, Found]),
    split_string(Square, "/", "", [Row, Column]),
    number_string(I, Row),
    number_string(J, Column),
    split_string(Treasures, ",", "", Names),
    exclude(==(""), Names, Kept),
    maplist([Atom, String]>>atom_string(Atom, String), List, Kept),
    number_string(Count, Found),
    Index is Count + 1.

read_state(Text, Board/a/human/SquareA/TargetA/b/human/SquareB/TargetB) :-
    read_position(Text, Board, a(SquareA, ListA, IndexA), b(SquareB, ListB, IndexB), _),
    target_of(a, ListA, IndexA, TargetA),
    target_of(b, ListB, IndexB, TargetB).

begun(Board, a(SquareA, ListA, IndexA), b(SquareB, ListB, IndexB), Side, Past) :-
    forall(member(Fact, [board(_), player(_, _, _), treasures(_, _), current_treasure(_, _),
                         game_state(_), history(_)]),
           retractall(Fact)),
    assertz(board(Board)),
    assertz(player(a, human, SquareA)),
    assertz(player(b, human, SquareB)),
    assertz(treasures(a, ListA)),
    assertz(treasures(b, ListB)),
    assertz(current_treasure(a, IndexA)),
    assertz(current_treasure(b, IndexB)),
    assertz(game_state(Side/shift)),
    reverse(Past, Seen),
    assertz(history(Seen)),
    ( Past == [] -> remember ; true ).

% target(?Player, -I/J): the square of the current treasure, home after the last.

target(Player, Square) :-
    current_treasure(Player, Index),
    treasures(Player, List),
    target_of(Player, List, Index, Square).

target_of(Player, List, Index, Square) :-
    (   nth1(Index, List, Treasure)
    ->  treasure(Treasure, Square)
    ;   home(Player, Square)
    ).

% The history holds the start, and what was there after each shift and before the walk.

remember :-
    board(Board),
    player(a, Ha, Pa),
    player(b, Hb, Pb),
    target(a, Ta),
    target(b, Tb),
    retract(history(Past)),
    assertz(history([Board/a/Ha/Pa/Ta/b/Hb/Pb/Tb|Past])).

% fresh(-Moves): the shifts that bring back nothing; 2/up if all do.

fresh(Moves) :-
    findall(Move, ( valid_move(Move), \+ seen_after(Move) ), Found),
    (   Found == []
    ->  Moves = [2/up]
    ;   Moves = Found
    ).

seen_after(Move) :-
    board(Board),
    create_shifted_board(Board, Move, New),
    carried_player(a, Move, Pa),
    carried_player(b, Move, Pb),
    target(a, Ta),
    target(b, Tb),
    history(Past),
    memberchk(New/a/_/Pa/Ta/b/_/Pb/Tb, Past).

carried_player(Player, Move, NewI/NewJ) :-
    player(Player, _, I/J),
    create_shifted_player(I, J, Move, NewI, NewJ).

% try_and_make_move(+Player, +Heuristic): finds the best shift and makes it; fails unless the player
% has to shift.

try_and_make_move(Player, Heuristic) :-
    game_state(Player/shift),
    heuristic(Heuristic),
    best_shift_of(Player, Heuristic, Move),
    use(Player, Heuristic),
    make_shift(Player, Move).

best_shift_of(Player, Heuristic, Move) :-
    seen_by(Player, Seen),
    fresh(Moves),
    best_shift(Heuristic, Seen, Moves, Move).

use(Player, Heuristic) :-
    retract(player(Player, _, Square)),
    assertz(player(Player, Heuristic, Square)).

% make_best_local_move(+Player, +Heuristic): finds the best walk and makes it; fails unless the
% player has shifted.

make_best_local_move(Player, Heuristic) :-
    game_state(Player/walk),
    heuristic(Heuristic),
    seen_by(Player, Seen),
    best_walk(Heuristic, Seen, To),
    use(Player, Heuristic),
    square_number(Square, To),
    make_walk(Player, Square).

% best_move(+Heuristic, +Player, -Move, -Square): both halves, nothing is changed.

best_move(Heuristic, Player, Move, Square) :-
    game_state(Player/shift),
    heuristic(Heuristic),
    best_shift_of(Player, Heuristic, Move),
    seen_by(Player, Seen),
    labyrinth_heuristics:moved(Seen, Move, After),
    best_walk(Heuristic, After, To),
    square_number(Square, To).

seen_by(Player, seen(Cells, Own, Target, Next, Other, OtherTarget)) :-
    board(Board),
    board_cells(Board, Cells),
    other(Player, Opponent),
    player(Player, _, OwnSquare),
    player(Opponent, _, OtherSquare),
    target(Player, TargetSquare),
    target(Opponent, OtherTargetSquare),
    treasures(Player, List),
    current_treasure(Player, Index),
    Later is Index + 1,
    target_of(Player, List, Later, NextSquare),
    maplist(square_number,
            [OwnSquare, TargetSquare, NextSquare, OtherSquare, OtherTargetSquare],
            [Own, Target, Next, Other, OtherTarget]).

% make_shift(+Player, +Move), make_walk(+Player, +I/J): anybody's own; they fail out of turn, and a
% walk where there is no way.

make_shift(Player, Move) :-
    game_state(Player/shift),
    valid_move(Move),
    board(Board),
    create_shifted_board(Board, Move, New),
    retractall(board(_)),
    assertz(board(New)),
    forall(member(Each, [a, b]), ride(Each, Move)),
    now_comes(Player/walk),
    remember.

ride(Player, Move) :-
    carried_player(Player, Move, Square),
    stand(Player, Square).

stand(Player, Square) :-
    retract(player(Player, Heuristic, _)),
    assertz(player(Player, Heuristic, Square)).

now_comes(State) :-
    retractall(game_state(_)),
    assertz(game_state(State)).

make_walk(Player, Square) :-
    game_state(Player/walk),
    board(Board),
    player(Player, _, I/J),
    graph_search_BFS(Board, I, J, Reached),
    memberchk(Square, Reached),
    stand(Player, Square),
    arrived(Player, Square, State),
    now_comes(State).

arrived(Player, Square, won/Player) :-
    target(Player, Square),
    treasures(Player, List),
    length(List, Count),
    current_treasure(Player, Index),
    Index > Count,
    !.
arrived(Player, Square, Other/shift) :-
    other(Player, Other),
    (   target(Player, Square)
    ->  retract(current_treasure(Player, Index)),
        Next is Index + 1,
        assertz(current_treasure(Player, Next))
    ;   true
    ).

% play_labyrinth(+HeuristicA, +HeuristicB, -Winner): goes on until somebody has won, or 1,000 turns.

play_labyrinth(Ha, Hb, Winner) :-
    play_on(1000, [a-Ha, b-Hb], Winner).

play_on(_, _, Winner) :-
    game_state(won/Winner),
    !.
play_on(0, _, draw) :- !.
play_on(Turns, Heuristics, Winner) :-
    game_state(Player/shift),
    memberchk(Player-Heuristic, Heuristics),
    try_and_make_move(Player, Heuristic),
    make_best_local_move(Player, Heuristic),
    Left is Turns - 1,
    play_on(Left, Heuristics, Winner).

% show_board(+Board): a line a row.

show_board(Board) :-
    forall(member(Row, Board), ( atomic_list_concat(Row, ' ', Line), format("~w~n", [Line]) )).
