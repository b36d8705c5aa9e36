package plyground.core.view;

import java.util.List;

/**
 * What people are told who are to move.
 *
 * @param steps what is asked for at each step; {@code {side}} stands for the mover's name, {@code
 *     {spot}} for the words of the spot chosen last, {@code {count}} for how many can be chosen
 * @param forced what is said instead of the first where a single button is all there is
 * @param typing a line or two about how moves are typed; empty where the list of moves says it
 * @param verb what the mover does at a later step, where half a move was typed
 */
public record Prompts(List<String> steps, String forced, String typing, String verb) {
  private static final String FIRST = "{side} to move";

  /** Tells only who is to move. */
  public static final Prompts NONE = of(FIRST);

  /** A prompt for each step of a move. */
  public static Prompts of(String... steps) {
    return new Prompts(List.of(steps), FIRST, "", "goes to");
  }

  /** The same, with a text for where a single button is all there is. */
  public Prompts withForced(String text) {
    return new Prompts(steps, text, typing, verb);
  }

  /** The same, with advice on typing moves. */
  public Prompts withTyping(String advice, String doing) {
    return new Prompts(steps, forced, advice, doing);
  }
}
