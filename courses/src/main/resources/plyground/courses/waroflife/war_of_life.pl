% War of Life: the predicates the assignment's handout names and those its users call.
%
% A board is [Blues,Reds], two sorted lists of [Row,Column] from 1 to 8; a move is [R1,C1,R2,C2].
% Strategies are looked up in module user by the name given to play/5.

:- module(war_of_life,
          [ start_config/1, start_config/2, draw_board/1, draw_board/2,
            next_generation/2, play/5, play/6,
            alter_board/3, neighbour_position/3, cell/2, what_in_cell/4,
            legal_moves/3, random_move/3, move_piece/5, make_move/10,
            show_score/2, show_move/4, show_winner/3
          ]).

% Whatever is redefined in module user has no effect here.
:- set_module(base(system)).

:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(apply)).

% play(+Showboard, +FirstPlayerStrategy, +SecondPlayerStrategy, -NumberOfMoves, -WinningPlayer)
%
% One game from a random start. Showboard is verbose or quiet; WinningPlayer is b or r, or else
% draw, stalemate or exhaust.

play(Show, First, Second, Moves, Winner) :-
    play(Show, random, First, Second, Moves, Winner).

% The same from a start by name, or from a board.

play(Show, Start, First, Second, Moves, Winner) :-
    must_be(oneof([verbose, quiet]), Show),
    start_config(Start, Board),
    (   Show == verbose
    ->  format("Initial State:~n"),
        draw_board(Board),
        show_score(verbose, Board)
    ;   true
    ),
    make_move(Board, Show, _, b, First, r, Second, 0, Moves, Winner),
    !.

% make_move(+Board, +Show, -Final, +Player, +Strategy, +Next, +NextStrategy, +Made, -Total, -Winner)
%
% Goes on with a game in which so many moves were made. The order of the checks is the course's:
% who is wiped out by the last move allowed has not lost.

make_move(Board, Show, Board, _, _, _, _, Made, Made, Winner) :-
    ended(Board, Made, Winner),
    !,
    show_winner(Show, Winner, Made).
make_move(Board, Show, Final, Player, Strategy, Next, NextStrategy, Made, Total, Winner) :-
    move_piece(Player, Strategy, Board, Moved, Move),
    !,
    Number is Made + 1,
    show_move(Show, Number, Player, Move),
    draw_board(Show, Moved),
    next_generation(Moved, Cranked),
    draw_board(Show, Cranked),
    show_score(Show, Cranked),
    make_move(Cranked, Show, Final, Next, NextStrategy, Player, Strategy, Number, Total, Winner).
make_move(Board, Show, Board, _, _, _, _, Made, Made, stalemate) :-
    show_winner(Show, stalemate, Made).

ended([[], []], _, draw) :- !.
ended(_, 250, exhaust) :- !.
ended([[], _], _, r) :- !.
ended([_, []], _, b).

% move_piece(+Colour, +Strategy, +Board, -NewBoard, -Move): what a strategy does; the crank is not
% turned yet. It fails where the strategy finds no move.

move_piece(Colour, random, Board, NewBoard, Move) :-
    !,
    sides(Colour, Board, Own, Other),
    random_move(Own, Other, Move),
    alter_board(Move, Own, NewOwn),
    sides(Colour, NewBoard, NewOwn, Other).
move_piece(Colour, Strategy, Board, NewBoard, Move) :-
    call(user:Strategy, Colour, Board, NewBoard, Move).

sides(b, [Own, Other], Own, Other).
sides(r, [Other, Own], Own, Other).

% random_move(+Own, +Other, -Move): any of the legal moves, each as likely; fails without one.

random_move(Own, Other, Move) :-
    legal_moves(Own, Other, Moves),
    Moves \== [],
    random_member(Move, Moves).

% legal_moves(+Own, +Other, -Moves): pieces in their order, the neighbours of each row by row.

legal_moves(Own, Other, Moves) :-
    occupied(Own, Other, Taken),
    findall([A, B, C, D],
            ( member([A, B], Own),
              neighbour_position(A, B, [C, D]),
              At is C * 10 + D + 1,
              arg(At, Taken, 0)
            ),
            Moves).

occupied(Own, Other, Taken) :-
    empty_board(Taken),
    maplist(take(Taken), Own),
    maplist(take(Taken), Other).

take(Taken, [A, B]) :-
    At is A * 10 + B + 1,
    nb_setarg(At, Taken, 1).

% empty_board(-Board): a new term of 100 zeros; a clause makes it faster than any loop.

:- dynamic empty_board/1.
:- length(Cells, 100),
   maplist(=(0), Cells),
   Board =.. [cells|Cells],
   assertz(empty_board(Board)).

% alter_board(+Move, +Alive, -NewAlive): one colour's pieces, one of them moved, sorted again.

alter_board([A, B, C, D], Alive, NewAlive) :-
    (   selectchk([A, B], Alive, Rest)
    ->  true
    ;   Rest = Alive
    ),
    sort([[C, D]|Rest], NewAlive).

% cell(?Row, ?Column): the cells of the board, row by row.

cell(Row, Column) :-
    between(1, 8, Row),
    between(1, 8, Column).

% neighbour_position(+Row, +Column, ?Neighbour): those on the board, row by row.

neighbour_position(Row, Column, [R, C]) :-
    Top is max(1, Row - 1),
    Bottom is min(8, Row + 1),
    Left is max(1, Column - 1),
    Right is min(8, Column + 1),
    between(Top, Bottom, R),
    between(Left, Right, C),
    \+ ( R =:= Row, C =:= Column ).

% what_in_cell(+Board, +Row, +Column, -What): b, r or a space.

what_in_cell([Blues, Reds], Row, Column, What) :-
    (   memberchk([Row, Column], Blues)
    ->  What = b
    ;   memberchk([Row, Column], Reds)
    ->  What = r
    ;   What = ' '
    ).

% next_generation(+Board, -NextBoard): one turn of Conway's crank.
%
% Every cell of a 10 x 10 term, a margin around the board, sums what it sees (cell [R,C] is
% argument 10 R + C + 1): 1 for a blue
% neighbour, 16 for a red one, 256 for a blue piece on it, 512 for a red one.

next_generation(Board, [Blues, Reds]) :-
    summed(Board, Sums),
    living(89, Sums, [], Blues, [], Reds).

summed([Blues, Reds], Sums) :-
    empty_board(Sums),
    add_pieces(Blues, 256, 1, Sums),
    add_pieces(Reds, 512, 16, Sums).

add_pieces([], _, _, _).
add_pieces([[A, B]|Pieces], Own, Seen, Sums) :-
    (   integer(A), integer(B), A >= 1, A =< 8, B >= 1, B =< 8
    ->  At is A * 10 + B + 1,
        add(At, Own, Sums),
        N is At - 10, NW is N - 1, NE is N + 1,
        W is At - 1, E is At + 1,
        S is At + 10, SW is S - 1, SE is S + 1,
        add(NW, Seen, Sums), add(N, Seen, Sums), add(NE, Seen, Sums),
        add(W, Seen, Sums), add(E, Seen, Sums),
        add(SW, Seen, Sums), add(S, Seen, Sums), add(SE, Seen, Sums)
    ;   true
    ),
    add_pieces(Pieces, Own, Seen, Sums).

add(At, Amount, Sums) :-
    arg(At, Sums, Old),
    New is Old + Amount,
    nb_setarg(At, Sums, New).

% From the last cell to the first, so that the lists come out sorted.

living(At, Sums, Blues0, Blues, Reds0, Reds) :-
    (   At < 12
    ->  Blues = Blues0,
        Reds = Reds0
    ;   arg(At, Sums, Sum),
        fate(Sum, Fate),
        Before is At - 1,
        next_living(Fate, At, Before, Sums, Blues0, Blues, Reds0, Reds)
    ).

next_living(none, _, Before, Sums, Blues0, Blues, Reds0, Reds) :-
    living(Before, Sums, Blues0, Blues, Reds0, Reds).
next_living(b, At, Before, Sums, Blues0, Blues, Reds0, Reds) :-
    place(At, Row, Column),
    (   Column >= 1, Column =< 8
    ->  living(Before, Sums, [[Row, Column]|Blues0], Blues, Reds0, Reds)
    ;   living(Before, Sums, Blues0, Blues, Reds0, Reds)
    ).
next_living(r, At, Before, Sums, Blues0, Blues, Reds0, Reds) :-
    place(At, Row, Column),
    (   Column >= 1, Column =< 8
    ->  living(Before, Sums, Blues0, Blues, [[Row, Column]|Reds0], Reds)
    ;   living(Before, Sums, Blues0, Blues, Reds0, Reds)
    ).

place(At, Row, Column) :-
    Row is (At - 1) // 10,
    Column is (At - 1) mod 10.

% fate(+Sum, -Fate): two or three neighbours keep a piece, three fill an empty cell with the
% colour that most of them have.

fate(Sum, Fate) :-
    (   Sum =:= 0
    ->  Fate = none
    ;   Around is (Sum /\ 15) + ((Sum >> 4) /\ 15),
        (   Around =:= 3
        ->  three(Sum, Fate)
        ;   Around =:= 2
        ->  kept(Sum, Fate)
        ;   Fate = none
        )
    ).

three(Sum, Fate) :-
    (   Sum >= 256
    ->  kept(Sum, Fate)
    ;   Sum /\ 15 >= 2
    ->  Fate = b
    ;   Fate = r
    ).

kept(Sum, Fate) :-
    (   Sum >= 512
    ->  Fate = r
    ;   Sum >= 256
    ->  Fate = b
    ;   Fate = none
    ).

% start_config(-Board): twelve blue and twelve red pieces anywhere.

start_config(Board) :-
    start_config(random, Board).

% start_config(+Name, -Board): random, cross, checkers, gliders, or a board itself.

start_config(random, [Blues, Reds]) :-
    !,
    findall([R, C], cell(R, C), Cells),
    drawn(12, Cells, Rest, Blues),
    drawn(12, Rest, _, Reds).
start_config(Name, Board) :-
    atom(Name),
    !,
    (   named_start(Name, Board)
    ->  true
    ;   domain_error(start_config, Name)
    ).
start_config(Board, Board) :-
    ground(Board).

drawn(Count, Cells, Rest, Sorted) :-
    length(Drawn, Count),
    foldl(draw, Drawn, Cells, Rest),
    sort(Drawn, Sorted).

draw(Cell, Cells, Rest) :-
    random_select(Cell, Cells, Rest).

named_start(cross, [Falling, Rising]) :-
    findall([N, N], between(1, 8, N), Falling),
    findall([N, M], ( between(1, 8, N), M is 9 - N ), Rising).
named_start(checkers, [Blues, Reds]) :-
    chequered(1, 3, Reds),
    chequered(6, 8, Blues).
named_start(gliders, [Blues, Reds]) :-
    Blues = [[1,2], [2,3], [3,1], [3,2], [3,3], [6,2], [6,3], [6,4], [7,4], [8,3]],
    Reds = [[1,6], [2,5], [3,5], [3,6], [3,7], [6,6], [6,7], [6,8], [7,6], [8,7]].

chequered(Top, Bottom, Cells) :-
    findall([R, C], ( between(Top, Bottom, R), between(1, 8, C), (R + C) mod 2 =:= 1 ), Cells).

% draw_board(+Board), and draw_board(+Show, +Board) for those who may not want to see it.

draw_board(Board) :-
    format("  12345678~n +--------+~n"),
    forall(between(1, 8, Row), draw_row(Board, Row)),
    format(" +--------+~n").

draw_board(quiet, _).
draw_board(verbose, Board) :-
    draw_board(Board).

draw_row(Board, Row) :-
    format("~w|", [Row]),
    forall(between(1, 8, Column), draw_cell(Board, Row, Column)),
    format("|~n").

draw_cell(Board, Row, Column) :-
    what_in_cell(Board, Row, Column, What),
    (   What == ' '
    ->  write('.')
    ;   write(What)
    ).

show_score(quiet, _).
show_score(verbose, [Blues, Reds]) :-
    length(Blues, B),
    length(Reds, R),
    format("b: ~w  r: ~w~n~n", [B, R]).

show_move(quiet, _, _, _).
show_move(verbose, Number, Player, Move) :-
    format("~w. ~w moves ~w~n", [Number, Player, Move]).

show_winner(quiet, _, _).
show_winner(verbose, Winner, Moves) :-
    winner_text(Winner, Text),
    format("~w after ~w moves~n", [Text, Moves]).

winner_text(b, 'blue wins').
winner_text(r, 'red wins').
winner_text(draw, 'drawn: nobody is left').
winner_text(stalemate, 'drawn: a stalemate').
winner_text(exhaust, 'drawn: exhausted').
