no_number_h(_, much).
no_number_lowerBound(-1).
no_number_upperBound(1).
