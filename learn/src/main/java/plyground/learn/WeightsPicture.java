package plyground.learn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.learn.FeatureLayout;
import plyground.search.learned.LearnedWeights;
import plyground.search.learned.PatternSet;
import plyground.search.learned.WeightsFile;

/** Says what is in a file of weights, and draws the contents of patterns that weigh most. */
public final class WeightsPicture {
  private static final int SHOWN = 6;
  private static final String SIGNS = "-xo";
  private static final List<String> UNTOLD = List.of("pattern", "cut", "curve", "sha256");

  private final FeatureLayout layout;
  private final LearnedWeights weights;

  private WeightsPicture(FeatureLayout layout, LearnedWeights weights) {
    this.layout = layout;
    this.weights = weights;
  }

  /**
   * The picture of the weights in a file, for the game that it names.
   *
   * @throws InputException if it is no file of weights for a game there is
   */
  public static String text(Path file) {
    var head = head(file);
    String game =
        head.stream()
            .filter(line -> line.startsWith("game "))
            .map(line -> line.substring("game ".length()))
            .findFirst()
            .orElseThrow(() -> new InputException(file + ": damaged weights: no game in the head"));
    return text(head, Catalogue.load(MoveInput.NOBODY).open(game), file);
  }

  private static List<String> head(Path file) {
    try {
      return WeightsFile.about(Files.readAllBytes(file));
    } catch (IOException failure) {
      throw new InputException("cannot read weights " + file, failure);
    } catch (InputException wrong) {
      throw wrong.at(file.toString());
    }
  }

  private static <P extends Position<P>> String text(
      List<String> head, OpenGame<P> open, Path file) {
    var learning = open.descriptor().learning();
    if (learning.isEmpty()) {
      throw new InputException("%s: its game shows no features".formatted(file));
    }
    var layout = learning.get().features().apply(open.game()).layout();
    var picture = new WeightsPicture(layout, WeightsFile.read(file, layout));
    return head.stream()
            .filter(line -> UNTOLD.stream().noneMatch(word -> line.startsWith(word + " ")))
            .collect(Collectors.joining("\n"))
        + "\n"
        + picture.curve()
        + picture.heaviest();
  }

  private String curve() {
    var text = new StringBuilder("\n  games   error  against the last\n");
    for (var point : weights.provenance().curve()) {
      text.append(
          String.format(
              Locale.ROOT,
              "%7d  %6.3f  %5.1f %%  %s%n",
              point.games(),
              point.error(),
              100 * point.score(),
              point.accepted() ? "accepted" : "rejected"));
    }
    return text.toString();
  }

  /** What one pattern holds in the middle of the game, and what that is worth. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Content(int[] cells, int number, int weight) {}

  private String heaviest() {
    int phase = layout.phases() / 2;
    short[] all = weights.weights()[phase];
    var set = new PatternSet(layout.withPatterns(weights.patterns()));
    var heaviest = new ArrayList<Content>();
    int base = 0;
    for (int[] cells : weights.patterns()) {
      int contents = (int) Math.round(Math.pow(layout.values(), cells.length));
      for (int number = 0; number < contents; number++) {
        if (set.canonical(base + number) == base + number) {
          heaviest.add(new Content(cells, number, all[base + number]));
        }
      }
      base += contents;
    }
    heaviest.sort(Comparator.comparingInt(content -> -Math.abs(content.weight)));
    var shown = heaviest.subList(0, Math.min(SHOWN, heaviest.size()));
    return "\nWhat weighs most in phase %d of %d (x the side to move's, o the other's, - empty):\n\n"
            .formatted(phase + 1, layout.phases())
        + draw(shown)
        + numbers(all, base);
  }

  private String draw(List<Content> contents) {
    int width = Math.max(layout.grid().columns() + 3, 9);
    var text = new StringBuilder();
    for (int row = 0; row < layout.grid().rows(); row++) {
      for (var content : contents) {
        text.append(String.format("%-" + width + "s", row(content, row)));
      }
      text.append('\n');
    }
    for (var content : contents) {
      double points = (double) content.weight / weights.unit().weight();
      text.append(
          String.format(
              Locale.ROOT, "%-" + width + "s", String.format(Locale.ROOT, "%+.2f", points)));
    }
    return text.append('\n').toString().replaceAll("(?m) +$", "");
  }

  private String row(Content content, int row) {
    var signs = new StringBuilder();
    for (int column = 0; column < layout.grid().columns(); column++) {
      int bit = layout.grid().bit(row, column);
      int place = Arrays.stream(content.cells).boxed().toList().indexOf(bit);
      signs.append(place < 0 ? '.' : sign(content.number, place));
    }
    return signs.toString();
  }

  private char sign(int number, int place) {
    int value = number;
    for (int i = 0; i < place; i++) {
      value /= layout.values();
    }
    int held = value % layout.values();
    return held < SIGNS.length() ? SIGNS.charAt(held) : (char) ('0' + held);
  }

  private String numbers(short[] all, int first) {
    var text = new StringBuilder();
    for (int i = 0; i < weights.numbers().size(); i++) {
      double points = (double) all[first + i] / weights.unit().weight();
      text.append(String.format(Locale.ROOT, "%+.3f each: %s%n", points, weights.numbers().get(i)));
    }
    return text.isEmpty() ? "" : "\n" + text;
  }
}
