% Part B: rename the file and every id in it to your own user name, heuristic_c9jdoe.pl say.

id_lowerBound(-1000). % TODO
id_upperBound(1000). % TODO

id_h(_, 0). % TODO
