package plyground.core.law;

/**
 * A law that a game breaks.
 *
 * @param position where, as text; empty if the game cannot even say that
 * @param move the move at fault, as text or as its number; empty where it is none
 * @param text what is wrong
 */
public record Breach(Law law, String position, String move, String text) {
  /** All of it in one line. */
  public String line() {
    String at = position.isEmpty() ? "" : " at '" + position + "'";
    return law.id() + at + (move.isEmpty() ? "" : ", move " + move) + ": " + text;
  }
}
