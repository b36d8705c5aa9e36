package plyground.views;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.spi.GameDescriptor;
import plyground.core.view.Frame;
import plyground.core.view.GameView;
import plyground.core.view.Gesture;
import plyground.core.view.Scene;

/** Draws the positions of a game as text, lines ended by line feeds, at most 80 columns wide. */
public record TerminalPainter<P extends Position<P>>(Game<P> game, GameView<P> view, Ansi ink) {
  /** For a game as its descriptor shows it. */
  public static <P extends Position<P>> TerminalPainter<P> of(
      GameDescriptor<P> descriptor, Game<P> game, boolean colours) {
    return new TerminalPainter<>(game, descriptor.view(game), new Ansi(colours));
  }

  /** The board, with what there is to say about it. */
  public String draw(P position) {
    return text(position, view.scene(position), Change.NONE).whole();
  }

  /** The board after a move, with what changed marked. */
  public String drawMove(P before, int move) {
    var frames = view.frames(before, move);
    return text(before, move, frames, frames.size() - 1).move();
  }

  /** The same move once more, frame by frame; for who asks. */
  public String drawClosely(P before, int move) {
    var frames = view.frames(before, move);
    if (frames.size() == 1) {
      return drawMove(before, move);
    }
    var pages =
        new StringBuilder(game.sideName(before.toMove()))
            .append(" moves ")
            .append(game.formatMove(before, move))
            .append('\n');
    for (int i = 0; i < frames.size() - 1; i++) {
      pages.append(text(before, move, frames, i).board()).append('\n');
      pages.append(frames.get(i + 1).words()).append('\n');
    }
    return pages.append(drawMove(before, move)).toString();
  }

  private BoardText text(P before, int move, List<Frame> frames, int number) {
    var frame = frames.get(number);
    var old = number == 0 ? view.scene(before) : frames.get(number - 1).scene();
    boolean last = number == frames.size() - 1;
    var change = Change.of(view.gesture(before, move), old, frame, number > 0);
    return text(last ? before.play(move) : before, frame.scene(), change);
  }

  private BoardText text(P position, Scene scene, Change change) {
    var looks = List.of(view.look(Side.FIRST), view.look(Side.SECOND));
    var picture = new Picture(view.board(), looks, scene, open(position), change);
    return new BoardText(picture, ink, game.sideName(position.toMove()), at -> word(position, at));
  }

  /** The spots that need only be pointed at to make a move. */
  private Set<String> open(P position) {
    var open = new HashSet<String>();
    for (int move : LegalMoves.of(game, position)) {
      var steps = view.gesture(position, move).steps();
      if (steps.size() == 1) {
        open.add(steps.getFirst().at());
      }
    }
    return open;
  }

  /** The first move that begins at a spot. */
  private String word(P position, String at) {
    return Arrays.stream(LegalMoves.of(game, position))
        .filter(move -> !view.gesture(position, move).steps().isEmpty())
        .filter(move -> view.gesture(position, move).steps().getFirst().at().equals(at))
        .mapToObj(move -> game.formatMove(position, move))
        .findFirst()
        .orElse(at);
  }

  /** Something of a side, in that side's colour. */
  public String paint(Side side, String text) {
    return ink.tone(view.look(side).tone(), text);
  }

  /** What somebody has in mind who typed the first steps of a move but not the last. */
  public Optional<HalfMove> half(P position, String typed) {
    var words = typed.strip().split("\\s+");
    var answers = new LinkedHashMap<String, Integer>();
    for (int move : LegalMoves.of(game, position)) {
      var steps = view.gesture(position, move).steps();
      if (begins(steps, words)) {
        answers.putIfAbsent(steps.get(words.length).at(), move);
      }
    }
    return answers.isEmpty()
        ? Optional.empty()
        : Optional.of(half(position, words.length, answers));
  }

  private static boolean begins(List<Gesture.Step> steps, String[] words) {
    boolean same =
        steps.size() > words.length && steps.stream().noneMatch(step -> step.at().isEmpty());
    for (int i = 0; same && i < words.length; i++) {
      same = steps.get(i).at().equalsIgnoreCase(words[i]);
    }
    return same;
  }

  private HalfMove half(P position, int taken, Map<String, Integer> answers) {
    int any = answers.values().iterator().next();
    var steps = view.gesture(position, any).steps().subList(0, taken);
    var typed = steps.stream().map(Gesture.Step::at).toList();
    int shown = steps.stream().mapToInt(Gesture.Step::frames).sum();
    var scene =
        shown == 0 ? view.scene(position) : view.frames(position, any).get(shown - 1).scene();
    String so = String.join(" ", typed);
    String question =
        "After %s %s %s (or undo): "
            .formatted(so, game.sideName(position.toMove()), view.prompts().verb());
    return new HalfMove(
        so,
        text(position, scene, Change.begun(typed)).whole(),
        question,
        List.copyOf(answers.keySet()),
        answer -> {
          var move = answers.get(answer);
          return move == null ? so + ":" + answer : game.formatMove(position, move);
        });
  }
}
