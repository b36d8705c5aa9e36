fails_h(_, _) :-
    fail.

fails_lowerBound(-1).
fails_upperBound(1).
