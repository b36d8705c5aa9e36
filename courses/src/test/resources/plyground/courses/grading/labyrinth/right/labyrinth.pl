% A right submission.
:- use_module(library(random)).
:- dynamic board/1, player/3, treasures/2, current_treasure/2, game_state/1, history/1.

fixed(1,1,'0110'). fixed(1,3,'0111'). fixed(1,5,'0111'). fixed(1,7,'0011').
fixed(3,1,'1110'). fixed(3,3,'1110'). fixed(3,5,'0111'). fixed(3,7,'1011').
fixed(5,1,'1110'). fixed(5,3,'1101'). fixed(5,5,'1011'). fixed(5,7,'1011').
fixed(7,1,'1100'). fixed(7,3,'1101'). fixed(7,5,'1101'). fixed(7,7,'1001').
where(sword,1/3). where(ring,1/5). where(map,3/1). where(keys,3/3). where(helmet,3/5). where(gold,3/7).
where(fairy,5/1). where(gem,5/3). where(chest,5/5). where(candle,5/7). where(book,7/3). where(crown,7/5).

setup(_) :-
  maplist(retractall, [board(_), player(_,_,_), treasures(_,_), current_treasure(_,_), game_state(_), history(_)]),
  findall(Row, (between(1,7,I), findall(T, (between(1,7,J), tile(I,J,T)), Row)), B),
  assertz(board(B)),
  assertz(player(a,human,1/1)), assertz(player(b,human,1/7)),
  findall(T, where(T,_), All), random_permutation(All, P),
  length(TA,5), append(TA, R, P), length(TB,5), append(TB,_,R),
  assertz(treasures(a,TA)), assertz(treasures(b,TB)),
  assertz(current_treasure(a,1)), assertz(current_treasure(b,1)),
  assertz(game_state(a/shift)), assertz(history([])).
tile(I,J,T) :- fixed(I,J,T), !.
tile(_,_,T) :- random_member(T, ['0110','0011','1001','1100','1010','0101','1110','0111','1011','1101']).

moves([2/up,2/down,4/up,4/down,6/up,6/down,2/left,2/right,4/left,4/right,6/left,6/right]).

create_shifted_player(I,J,J/up,NI,J) :- !, ( I =:= 1 -> NI = 7 ; NI is I-1 ).
create_shifted_player(I,J,J/down,NI,J) :- !, ( I =:= 7 -> NI = 1 ; NI is I+1 ).
create_shifted_player(I,J,I/left,I,NJ) :- !, ( J =:= 1 -> NJ = 7 ; NJ is J-1 ).
create_shifted_player(I,J,I/right,I,NJ) :- !, ( J =:= 7 -> NJ = 1 ; NJ is J+1 ).
create_shifted_player(I,J,_,I,J).

rot_left([H|T], R) :- append(T,[H],R).
rot_right(L, [X|R]) :- append(R,[X],L).
create_shifted_board(B, N/left, NB) :- nth1(N,B,Row,Rest), rot_left(Row,R2), nth1(N,NB,R2,Rest).
create_shifted_board(B, N/right, NB) :- nth1(N,B,Row,Rest), rot_right(Row,R2), nth1(N,NB,R2,Rest).
create_shifted_board(B, N/up, NB) :- transp(B,T), create_shifted_board(T,N/left,T2), transp(T2,NB).
create_shifted_board(B, N/down, NB) :- transp(B,T), create_shifted_board(T,N/right,T2), transp(T2,NB).
transp([[]|_],[]) :- !.
transp(M,[C|Cs]) :- heads(M,C,R), transp(R,Cs).
heads([],[],[]).
heads([[H|T]|Rs],[H|Hs],[T|Ts]) :- heads(Rs,Hs,Ts).

open(T,D) :- atom_chars(T,Cs), nth1(D,Cs,'1').
at(B,I,J,T) :- nth1(I,B,R), nth1(J,R,T).
step(B,I/J,K/J) :- K is I-1, K >= 1, at(B,I,J,T), open(T,1), at(B,K,J,U), open(U,3).
step(B,I/J,K/J) :- K is I+1, K =< 7, at(B,I,J,T), open(T,3), at(B,K,J,U), open(U,1).
step(B,I/J,I/K) :- K is J-1, K >= 1, at(B,I,J,T), open(T,4), at(B,I,K,U), open(U,2).
step(B,I/J,I/K) :- K is J+1, K =< 7, at(B,I,J,T), open(T,2), at(B,I,K,U), open(U,4).
graph_search_BFS(B,I,J,L) :- bfs([I/J],B,[I/J],L).
bfs([],_,V,V).
bfs([N|Q],B,V,L) :- findall(X,(step(B,N,X),\+ memberchk(X,V)),New), append(Q,New,Q2), append(New,V,V2), bfs(Q2,B,V2,L).

goal(P,Sq) :- current_treasure(P,K), treasures(P,L), ( nth1(K,L,T) -> where(T,Sq) ; P = a -> Sq = 1/1 ; Sq = 1/7 ).
md(I/J,K/L,D) :- D is abs(I-K)+abs(J-L).
score(Ls,G,S) :- findall(D,(member(X,Ls),md(X,G,D)),Ds), min_list(Ds,M), S is 12-M.

try_and_make_move(P,h1) :-
  game_state(P/shift), board(B), player(P,_,I/J), goal(P,G), moves(Ms),
  findall(S-M, (member(M,Ms), create_shifted_board(B,M,NB), create_shifted_player(I,J,M,NI,NJ), graph_search_BFS(NB,NI,NJ,Ls), score(Ls,G,S)), All),
  first_max(All, _-Best),
  once(create_shifted_board(B,Best,New)), retractall(board(_)), assertz(board(New)),
  forall(member(Q,[a,b]), ( retract(player(Q,H,X/Y)), create_shifted_player(X,Y,Best,X2,Y2), assertz(player(Q,H,X2/Y2)) )),
  retractall(game_state(_)), assertz(game_state(P/walk)).
first_max([X|Xs],M) :- foldl([S-A,S0-A0,R]>>( S > S0 -> R = S-A ; R = S0-A0 ), Xs, X, M).
make_best_local_move(P,h1) :-
  game_state(P/walk), board(B), player(P,_,I/J), goal(P,G), graph_search_BFS(B,I,J,Ls),
  findall(S-X,(member(X,Ls),md(X,G,D),S is 12-D),All), first_max(All,_-To),
  retract(player(P,H,_)), assertz(player(P,H,To)),
  ( To == G -> retract(current_treasure(P,K)), K1 is K+1, assertz(current_treasure(P,K1)) ; true ),
  ( P == a -> O = b ; O = a ), retractall(game_state(_)), assertz(game_state(O/shift)).
