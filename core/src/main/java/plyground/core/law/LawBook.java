package plyground.core.law;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Position;

/** The first breach of every law, and which question a game is being asked. */
final class LawBook<P extends Position<P>> {
  private final Game<P> game;
  private final Map<Law, Breach> breaches = new EnumMap<>(Law.class);
  private volatile @Nullable P position;
  private volatile String question = "";

  LawBook(Game<P> game) {
    this.game = game;
  }

  /** Notes where the next questions are about, and what is asked. */
  void asking(@Nullable P about, String words) {
    position = about;
    question = words;
  }

  void ask(String words) {
    question = words;
  }

  /** Holds the game to a law. */
  void require(boolean kept, Law law, @Nullable Integer move, String complaint) {
    if (!kept) {
      breach(law, move, complaint);
    }
  }

  synchronized void breach(Law law, @Nullable Integer move, String complaint) {
    if (!breaches.containsKey(law)) {
      P at = position;
      String word = move == null ? "" : moveText(at, move);
      breaches.put(law, new Breach(law, at == null ? "" : text(at), word, complaint));
    }
  }

  /** The question that was not answered. */
  void unanswered(Throwable failure) {
    breach(Law.ANSWERS, null, question + " failed: " + told(failure));
  }

  /** The question that is not answered yet. */
  void late() {
    breach(Law.ANSWERS, null, question + " does not come back");
  }

  private static String told(Throwable failure) {
    String first = failure.toString().lines().findFirst().orElse("");
    return first.replaceFirst("^(\\w+\\.)+(?=\\w+)", "");
  }

  String text(P at) {
    try {
      return game.format(at);
    } catch (RuntimeException | StackOverflowError unwritten) {
      return at.getClass().getSimpleName() + " (its text cannot be had)";
    }
  }

  private String moveText(@Nullable P at, int move) {
    try {
      return at == null ? Integer.toString(move) : game.formatMove(at, move);
    } catch (RuntimeException | StackOverflowError unwritten) {
      return Integer.toString(move);
    }
  }

  /** Whether some text is refused as it should be; anything but a complaint in one line is not. */
  void refused(Runnable reading, String text) {
    try {
      reading.run();
    } catch (InputException refused) {
      require(
          !refused.message().isBlank() && !refused.message().contains("\n"),
          Law.BAD_TEXT,
          null,
          "the complaint about '" + text + "' is not one line");
    } catch (RuntimeException | StackOverflowError failure) {
      breach(
          Law.BAD_TEXT,
          null,
          "'" + text + "' is not refused by InputException but " + told(failure));
    }
  }

  synchronized Optional<Breach> of(Law law) {
    return Optional.ofNullable(breaches.get(law));
  }
}
