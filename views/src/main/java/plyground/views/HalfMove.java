package plyground.views;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The first half of a move that is made in several steps: shown, not made yet.
 *
 * @param typed the steps so far
 * @param picture what the board would be
 * @param question what to ask for
 * @param words the answers there are
 * @param whole the whole move for an answer
 */
public record HalfMove(
    String typed,
    String picture,
    String question,
    List<String> words,
    UnaryOperator<String> whole) {}
