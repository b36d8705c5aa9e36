package plyground.core.view;

import java.util.List;

/**
 * Places joined by lines, anywhere in the plane.
 *
 * @param place what a place is called, for the heading of a list
 * @param text what the texts of its tiles are
 */
public record Graph(List<Spot> spots, List<Board.Link> links, String place, String text)
    implements Board {}
