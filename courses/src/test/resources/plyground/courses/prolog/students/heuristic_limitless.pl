% Sure of a win for player 1 wherever it looks.

limitless_h(_State, inf).
limitless_lowerBound(-inf).
limitless_upperBound(inf).
