package plyground.agents;

import java.util.List;
import plyground.core.Position;
import plyground.core.spi.AgentDescriptor;

/** What the service loader finds: agents of one game that do not come with the game itself. */
public interface AgentProvider<P extends Position<P>> {
  /** The name of the game they play. */
  String game();

  /** The agents; such a name hides the general agent of the same name. */
  List<AgentDescriptor<P>> agents(OpenGame<P> open);
}
