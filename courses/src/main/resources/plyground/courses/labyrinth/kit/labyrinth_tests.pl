% Tests for my_labyrinth.pl: swipl -g run_tests -t halt my_labyrinth.pl labyrinth_tests.pl

:- ensure_loaded(labyrinth_answers).

run_tests :-
    findall(Name-Ok, ( test(Name, Goal), ( catch(Goal, _, fail) -> Ok = yes ; Ok = no ) ), Results),
    forall(member(Name-no, Results), format("not yet: ~w~n", [Name])),
    findall(x, member(_-yes, Results), Good),
    length(Good, Right),
    length(Results, All),
    format("~w of ~w right~n", [Right, All]).

test(Name, ( create_shifted_player(I, J, Move, NewI, NewJ), NewI/NewJ == To )) :-
    rides(I, J, Move, To),
    format(atom(Name), "create_shifted_player(~w,~w,~w,...) is ~w", [I, J, Move, To]).
test(Name, ( create_shifted_board(Board, Move, New), New == After )) :-
    test_board(Board),
    shifted(Move, After),
    format(atom(Name), "create_shifted_board(Board,~w,...)", [Move]).
test(Name, ( graph_search_BFS(Board, I, J, Squares), msort(Squares, Found), msort(All, Found) )) :-
    test_board(Board),
    reached(I, J, All),
    format(atom(Name), "graph_search_BFS(Board,~w,~w,...) is, in any order, ~w", [I, J, All]).
test('setup(_) leaves a board and two players',
     ( setup(_), board(Board), length(Board, 7), player(a, _, 1/1), player(b, _, 1/7) )).
test('try_and_make_move(a,h1) changes the board, make_best_local_move(a,h1) the turn',
     ( setup(_), board(Board), try_and_make_move(a, h1), board(New), Board \== New,
       make_best_local_move(a, h1), try_and_make_move(b, h1) )).
