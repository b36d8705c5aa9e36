package plyground.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;

import plyground.arena.store.RemoteTask;
import plyground.core.InputException;

/** Turns a word around and puts it behind what all tasks share; refuses the word "no". */
public final class ReversalTask implements RemoteTask {
  static final String KIND = "reversal";

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public byte[] call(byte[] common, byte[] task) {
    String word = new String(task, UTF_8);
    if (word.equals("no")) {
      throw new InputException("cannot turn '" + word + "'");
    }
    return (new String(common, UTF_8) + new StringBuilder(word).reverse()).getBytes(UTF_8);
  }
}
