package plyground.cli.board;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The first half of a move that is made in two steps: shown, not made yet.
 *
 * @param picture what the board would be
 * @param question what to ask for
 * @param words the answers there are
 * @param whole the whole move for an answer
 */
public record HalfMove(
    String picture, String question, List<String> words, UnaryOperator<String> whole) {}
