no_bounds_h(_, 0).
