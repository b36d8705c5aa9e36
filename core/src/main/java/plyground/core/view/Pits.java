package plyground.core.view;

import java.util.List;

/** Hollows that hold seeds: rows of pits, and stores at the ends. */
public record Pits(List<Spot> spots, List<Board.Label> labels) implements Board {}
