package plyground.views;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import plyground.core.Side;
import plyground.core.view.Graph;
import plyground.core.view.Scene;
import plyground.core.view.Spot;
import plyground.core.view.Squares;

final class BoardTextTest {
  @Test
  void hexagonsStandHalfACellAside() {
    assertThat(Shown.text(Shown.hexes()))
        .isEqualTo(
            """
               a   b   c
            1   +   b   .\s
              2   .  [r]  .\s
                3   .   .   +\s
            blue 1   red 1
            """);
  }

  @Test
  void storesStandBetweenTheRowsOfPits() {
    assertThat(Shown.text(Shown.pits()))
        .isEqualTo(
            """
                 ( 2) ( 4) ( 6)
            [ 0]                [ 8]
                 (10) (12) (14)
                  1    2
            blue 1   red 1
            """);
  }

  @Test
  void edgesThatAreFreeShowWhatToType() {
    assertThat(Shown.text(Shown.lattice()))
        .isEqualTo(
            """
            +-----+  2  +
            |  b  |     5
            +-----+  7  +
            8     9     10
            +  11 +  12 +
            blue 1   red 1
            """);
  }

  private static Squares squares() {
    return Squares.of(
        2,
        2,
        List.of("1", "2"),
        List.of("a", "b"),
        (row, column) -> {
          String id = "ab".charAt(column) + Integer.toString(row + 1);
          return Spot.square(id, id, row, column);
        });
  }

  @Test
  void whatIsTakenIsToldFromWhatDied() {
    var pieces = List.of(Shown.piece("b2", Side.FIRST));
    var gone = Map.of("b1", Shown.piece("b1", Side.SECOND));
    var taken = new Change(List.of("a1", "b2"), Set.of(), gone, Set.of(), false);
    assertThat(Shown.text(Shown.of(squares(), pieces, Set.of(), taken)))
        .isEqualTo(
            """
               a  b
            1 [.] x\s
            2  . (b)
            blue 1   red 1
            x taken  [ ] left  ( ) moved to
            """);
    var died = new Change(List.of("a1", "b2"), Set.of("b2"), gone, Set.of(), true);
    assertThat(Shown.text(Shown.of(squares(), pieces, Set.of(), died)))
        .contains("2  . (B)\n")
        .endsWith("B R born  x died  [ ] left  ( ) moved to\n");
  }

  @Test
  void placesThatFormNoGridAreListed() {
    assertThat(Shown.text(Shown.places()))
        .isEqualTo(
            """
            blue 1
            red 1

            town                  worth  held by  neighbours
            Xanten                    9  blue     Bonn Cologne on the Rhine, left bank
            Bonn                     99  red      Cologne on the Rhine, left bank Xanten
            Cologne on the Rhine, left bank    999           Bonn Duren Xanten
                     -> march +3
            Duren                  9999           Cologne on the Rhine, left bank
                     -> march +12, takes Bonn Bonn Bonn Bonn Bonn Bonn Bonn Bonn Bonn Bon...
            Elsewhere             99999  mist
            """);
  }

  @Test
  void ofVeryManyPlacesOnlyWhatTheyBringIsListed() {
    assertThat(Shown.text(Shown.row(64))).contains("\nplace ").doesNotContain("Gains of");
    assertThat(Shown.text(Shown.row(65)))
        .startsWith("blue 1\nred 1\n\nall of them empty\n\nGains of b:\n  p1       march +1\n")
        .endsWith("\n  p12      march +12\n  and 53 more\n");
  }

  @Test
  void whatHasAWordForALetterIsNotWrittenOnASquare() {
    assertThat(Shown.text(Shown.shapes()))
        .isEqualTo(
            """
             s | s | s | & | s | s | s\s
            ---+---+---+---+---+---+---
             s | s | s | s | s | s | s\s
            ---+---+---+---+---+---+---
             s | s | s | s | s | s | s\s
            blue 1   red 1   every shape there is
            """);
  }

  @Test
  void bothOnOneSquareAreAnAmpersand() {
    var pieces = List.of(Shown.piece("a1", Side.FIRST), Shown.piece("a1", Side.SECOND));
    assertThat(Shown.text(Shown.of(squares(), pieces, Set.of("b2"), Change.NONE)))
        .contains("1  &  . \n")
        .contains("2  .  + \n");
  }

  /** A letter on a place is no place's name. */
  @Test
  void placesWithoutPiecesShowTheirNames() {
    var spots =
        List.of(
            Shown.place("a", "a", 0, 0),
            Shown.place("b", "b", 1, 0),
            Shown.place("c", "c", 0, 1),
            Shown.place("d", "d", 1, 1));
    var tiles = List.of(new Scene.Tile("a", 0, "a", ""), new Scene.Tile("d", 0, "d", ""));
    var pieces = List.of(Shown.piece("b", Side.FIRST), Shown.piece("c", Side.SECOND));
    var scene = new Scene(tiles, pieces, List.of(), List.of(), "");
    var board = new Graph(spots, List.of(), Graph.Headings.NONE);
    assertThat(Shown.text(new Picture(board, Shown.LOOKS, scene, Set.of(), Change.NONE)))
        .isEqualTo("        a    (b)\n       (r)    d \n");
    var ring = new Graph(spots.subList(0, 3), List.of(), Graph.Headings.NONE);
    assertThat(Shown.text(new Picture(ring, Shown.LOOKS, scene, Set.of(), Change.NONE)))
        .contains("\na\nb            blue\n");
  }

  @Test
  void aGameThatSaysNothingShowsItsOwnText() {
    var board = new Graph(List.of(), List.of(), Graph.Headings.NONE);
    var scene = new Scene(List.of(), List.of(), List.of(), List.of(), "12 matches");
    var picture = new Picture(board, Shown.LOOKS, scene, Set.of(), Change.NONE);
    assertThat(Shown.text(picture)).isEqualTo("12 matches\n");
  }

  @Test
  void coloursAreThoseOfTheSides() {
    var ink = new Ansi(true);
    var pieces = List.of(Shown.piece("a1", Side.FIRST), Shown.piece("b1", Side.SECOND));
    var picture = Shown.of(squares(), pieces, Set.of(), Change.NONE);
    assertThat(new BoardText(picture, ink, "b", at -> at).whole())
        .contains("\u001b[1;34mb\u001b[0m")
        .contains("\u001b[1;31mr\u001b[0m")
        .contains("\u001b[2m.\u001b[0m")
        .endsWith("\u001b[1;34mblue\u001b[0m 1   \u001b[1;31mred\u001b[0m 1\n");
  }
}
