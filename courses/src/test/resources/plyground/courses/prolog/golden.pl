% Compares the library with golden data: swipl golden.pl -- LIBRARY GOLDEN, one line a comparison.

:- use_module(library(http/json)).
:- use_module(library(aggregate)).

:- initialization(main, main).

main([Library, Golden]) :-
    atom_concat(Library, '/shell.pl', Shell),
    load_files(Shell, [silent(true)]),
    atom_concat(Golden, '/waroflife/crank.jsonl', Cranks),
    compared(crank, Cranks, crank),
    atom_concat(Golden, '/waroflife/strategies.jsonl', Strategies),
    compared(moves, Strategies, moves),
    forall(member(Name, [bloodlust, self_preservation, land_grab]),
           compared(Name, Strategies, strategy(Name, Name))),
    compared(minimax, third, Strategies, strategy(minimax, minimax_static_if_no_reply)),
    atom_concat(Golden, '/othello/mmeval_abeval.jsonl', Searches),
    compared(searches, Searches, search).

% compared(+Label, +File, +Agrees): how many lines agree, and the first that does not.

compared(Label, File, Agrees) :-
    compared(Label, every, File, Agrees).

% compared(+Label, +Which, +File, +Agrees): every line, or for what takes its time every third.

compared(Label, Which, File, Agrees) :-
    read_file_to_string(File, Text, []),
    split_string(Text, "\n", "", Parts),
    exclude(==(""), Parts, Written),
    findall(Line, ( nth0(N, Written, Line), ( Which == every -> true ; N mod 3 =:= 0 ) ), Lines),
    length(Lines, All),
    partition(agrees(Agrees), Lines, Right, Wrong),
    length(Right, Count),
    format("~w ~w of ~w~n", [Label, Count, All]),
    forall(nth1(1, Wrong, Line), format("~w~n", [Line])).

agrees(Agrees, Line) :-
    atom_json_dict(Line, Dict, []),
    call(Agrees, Dict).

crank(Dict) :-
    next_generation(Dict.board, Next),
    Next == Dict.next.

moves(Dict) :-
    sides(Dict, Own, Other),
    legal_moves(Own, Other, Moves),
    Moves == Dict.legal.

sides(Dict, Own, Other) :-
    Dict.board = [Blues, Reds],
    (   Dict.to_move == "b"
    ->  [Own, Other] = [Blues, Reds]
    ;   [Own, Other] = [Reds, Blues]
    ).

% Of the best moves the first, and the board it leads to; where there is none the goal fails.

strategy(Name, Key, Dict) :-
    atom_string(Colour, Dict.to_move),
    (   Dict.legal == []
    ->  \+ call(Name, Colour, Dict.board, _, _)
    ;   call(Name, Colour, Dict.board, NewBoard, Move),
        [Move|_] = Dict.get(Key).optimal_moves,
        fits(Dict, Move, NewBoard)
    ).

fits(Dict, Move, NewBoard) :-
    sides(Dict, Own, Other),
    alter_board(Move, Own, Moved),
    (   Dict.to_move == "b"
    ->  NewBoard == [Moved, Other]
    ;   NewBoard == [Other, Moved]
    ).

search(Dict) :-
    atom_string(Board, Dict.board),
    atom_string(H, Dict.h),
    use_heuristic(H),
    call(Board, State),
    searched(Dict.algorithm, Dict.player, State, Dict.depth, Val, Best, States),
    best(Dict.'BestMv', Golden),
    [Val, Best, States] == [Dict.'Val', Golden, Dict.'SeF'].

best("n", n) :- !.
best(Move, Move).

searched("mmeval", Plyr, State, Depth, Val, Best, States) :-
    mmeval(Plyr, State, Val, Best, Depth, States).
searched("abeval", Plyr, State, Depth, Val, Best, States) :-
    lowerBound(Alpha),
    upperBound(Beta),
    abeval(Plyr, State, Val, Best, Depth, States, Alpha, Beta).
