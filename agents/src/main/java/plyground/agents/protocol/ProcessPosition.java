package plyground.agents.protocol;

import java.util.List;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;

/** A position as a program writes it; moves are numbers in the order the program lists them. */
record ProcessPosition(ProcessGame game, String text) implements Position<ProcessPosition> {
  List<String> words() {
    return game.moves(text).words();
  }

  @Override
  public Side toMove() {
    return game.moves(text).toMove();
  }

  @Override
  public int moves(int[] into, int from) {
    int count = words().size();
    if (from + count > into.length) {
      throw game.broken("lists %d moves at '%s', more than its maxMoves".formatted(count, text));
    }
    for (int i = 0; i < count; i++) {
      into[from + i] = i;
    }
    return from + count;
  }

  @Override
  public boolean over() {
    return words().isEmpty();
  }

  @Override
  public ProcessPosition play(int move) {
    return new ProcessPosition(game, game.after(text, words().get(move)));
  }

  @Override
  public Outcome outcome() {
    return game.outcome(text);
  }

  @Override
  public long key() {
    long key = 0;
    for (int i = 0; i < text.length(); i++) {
      key = SplitMix.mix(key + text.charAt(i) + 1);
    }
    return key;
  }

  /** Two of one game. */
  @Override
  public boolean equals(Object other) {
    return other instanceof ProcessPosition position && position.text.equals(text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }
}
