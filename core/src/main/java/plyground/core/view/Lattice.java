package plyground.core.view;

import java.util.List;

/** Dots in rows and columns; what is played are the edges between them, what is won the boxes. */
public record Lattice(int rows, int columns, List<Spot> spots) implements Board {}
