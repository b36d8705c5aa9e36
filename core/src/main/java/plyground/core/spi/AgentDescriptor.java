package plyground.core.spi;

import java.util.List;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;

/**
 * An agent by name, described well enough to print help and to make a form.
 *
 * @param outside whether it starts programs or loads code that is not ours
 */
public record AgentDescriptor<P extends Position<P>>(
    String name, String summary, List<Parameter> parameters, boolean outside, Maker<P> maker) {

  /** An agent of the house. */
  public AgentDescriptor(String name, String summary, List<Parameter> parameters, Maker<P> maker) {
    this(name, summary, parameters, false, maker);
  }

  /** Makes one player for one seat of a game; nothing is started before its first game. */
  @FunctionalInterface
  public interface Maker<P extends Position<P>> {
    /** A player for one seat; its settings have been checked. */
    Agent<P> make(Game<P> game, Settings settings);
  }
}
