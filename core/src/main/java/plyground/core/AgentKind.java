package plyground.core;

import java.util.List;

/** An agent by name, described well enough to print help and to make a form. */
public record AgentKind<P extends Position<P>>(
    String name, String summary, List<Parameter> parameters, Maker<P> maker) {

  /** Makes one player for one seat of a game. */
  @FunctionalInterface
  public interface Maker<P extends Position<P>> {
    Agent<P> make(Game<P> game, Settings settings);
  }
}
