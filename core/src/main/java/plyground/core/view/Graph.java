package plyground.core.view;

import java.util.List;

/** Places joined by lines, anywhere in the plane. */
public record Graph(List<Spot> spots, List<Board.Link> links) implements Board {}
