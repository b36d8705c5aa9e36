package plyground.games.war;

import org.jspecify.annotations.Nullable;
import plyground.core.Side;

/**
 * A city as a game begins.
 *
 * @param owner nobody where it is empty
 */
public record City(String name, int resources, @Nullable Side owner) {}
