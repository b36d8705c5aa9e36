package plyground.core.view;

import java.util.List;

/**
 * What people are told who are to move.
 *
 * @param steps what is asked for at each step, after the side's name; empty where nothing need be
 *     said
 * @param typing a line or two about how moves are typed; empty where the list of moves says it
 */
public record Prompts(List<String> steps, String typing) {
  public static final Prompts NONE = new Prompts(List.of(), "");
}
