package plyground.core.kit;

import org.jspecify.annotations.Nullable;
import plyground.core.Side;
import plyground.core.view.Piece;

/**
 * What a symbol on the board stands for.
 *
 * @param kind a {@link Piece} kind
 * @param owner null for what belongs to nobody
 * @param words what a screen reader says of it
 */
public record PieceLook(String kind, @Nullable Side owner, String words) {}
