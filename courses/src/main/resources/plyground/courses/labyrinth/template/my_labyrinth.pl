:- [labyrinth].

% my_heuristic(+Player, -Move, -Square): a shift and where to walk then. The game as it stands is
% in board/1, player/3, target/2 and history/1; nothing needs to be changed there.

my_heuristic(Player, Move, Square) :-
    findall(Value-(Each-To), choice(Player, Each, To, Value), Choices),
    max_member(_-(Move-Square), Choices).

choice(Player, Move, To, Value) :-
    board(Board),
    player(Player, _, I/J),
    target(Player, Target),
    valid_move(Move),
    create_shifted_board(Board, Move, Shifted),
    create_shifted_player(I, J, Move, NewI, NewJ),
    graph_search_BFS(Shifted, NewI, NewJ, Reached),
    member(To, Reached),
    worth(To, Target, Value).

worth(To, Target, Value) :- % think here
    distance(circular, To, Target, Distance),
    Value is -Distance.
