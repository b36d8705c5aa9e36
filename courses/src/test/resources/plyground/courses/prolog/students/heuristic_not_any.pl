% Evaluates to something that is not a number.

not_any_h(_State, nan).
not_any_lowerBound(-1).
not_any_upperBound(1).
