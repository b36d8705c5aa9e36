% A strategy for every way to go wrong.

fails(_, _, _, _) :-
    fail.

raises(_, _, _, Move) :-
    Move is score(1).

unknown(Colour, Board, NewBoard, Move) :-
    there_is_no_such(Colour, Board, NewBoard, Move).

throws(_, _, _, _) :-
    throw(enough).

endless(_, _, _, _) :-
    repeat,
    fail.

recursive(Colour, Board, NewBoard, [M|Ove]) :-
    recursive(Colour, Board, NewBoard, Ove),
    M = 1.

silent(_, Board, Board, _).

shapeless(_, Board, Board, move(1, 2)).

jumps(_, [[[A, B]|Blues], Reds], [[[A, 8]|Blues], Reds], [A, B, A, 8]).

steals(b, [Blues, [[A, B]|Reds]], [Blues, [[A, B]|Reds]], [A, B, A, B]).

cranks([Blues, Reds], Moved) :-
    next_generation([Blues, Reds], Moved).

turns(Colour, Board, NewBoard, Move) :-
    move_piece(Colour, random, Board, Moved, Move),
    cranks(Moved, NewBoard).

stays(Colour, Board, Board, Move) :-
    move_piece(Colour, random, Board, _, Move).

leaves(_, _, _, _) :-
    halt.

talks(Colour, Board, NewBoard, Move) :-
    writeln('= [1,1,1,1]'),
    format(user_output, "! crash not really~n", []),
    move_piece(Colour, random, Board, NewBoard, Move).

listens(Colour, Board, NewBoard, Move) :-
    read(end_of_file),
    move_piece(Colour, random, Board, NewBoard, Move).

writes(Colour, Board, NewBoard, Move) :-
    tell('written.txt'),
    move_piece(Colour, random, Board, NewBoard, Move).

floods(_, _, _, _) :-
    repeat,
    write(user_error, 'again and again and again and again and again'),
    fail.

forks(_, _, _, _) :-
    repeat,
    shell('sleep 100 &'),
    fail.

grows(_, _, _, _) :-
    repeat,
    numlist(1, 1000000, List),
    assertz(kept(List)),
    fail.
