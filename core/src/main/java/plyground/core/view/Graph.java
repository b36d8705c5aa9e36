package plyground.core.view;

import java.util.List;

/** Places joined by lines, anywhere in the plane. */
public record Graph(List<Spot> spots, List<Board.Link> links, Headings headings) implements Board {
  /**
   * What stands over lists of places.
   *
   * @param place what a place is called
   * @param text what the texts of tiles are
   * @param gains what {@link Scene.Mark.Kind#GAIN} marks tell; {@code {side}} is the mover's name
   */
  public record Headings(String place, String text, String gains) {
    public static final Headings NONE = new Headings("place", "", "Gains of {side}");
  }
}
