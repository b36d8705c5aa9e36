:- [war_of_life].

my_strategy(b, [Blues, Reds], [Moved, Reds], Move) :- best(Blues, Reds, Moved, Move).
my_strategy(r, [Blues, Reds], [Blues, Moved], Move) :- best(Reds, Blues, Moved, Move).

best(Own, Other, Moved, Move) :-
    legal_moves(Own, Other, Moves),
    findall(Value-Each, ( member(Each, Moves), worth(Each, Own, Other, Value) ), Rated),
    max_member(_-Move, Rated),
    alter_board(Move, Own, Moved).

worth(Move, Own, Other, Value) :- % think here
    alter_board(Move, Own, Moved),
    next_generation([Moved, Other], [OwnLeft, OtherLeft]),
    length(OwnLeft, Mine),
    length(OtherLeft, Theirs),
    Value is 2 * Mine - 3 * Theirs.
