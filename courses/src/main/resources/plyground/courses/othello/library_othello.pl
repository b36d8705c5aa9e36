% What a student's file may load of Othello; abplay is the shell with the other search, and ttt
% replaces Othello in it.

provided(othello).
provided(play).
provided(testboards).

variant(abplay) :-
    provide(play),
    play:use_search(abeval).
variant(ttt) :-
    provide(play),
    path(ttt, Path),
    load_files(user:Path, [silent(true)]).
