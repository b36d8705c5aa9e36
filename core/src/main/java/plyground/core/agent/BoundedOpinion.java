package plyground.core.agent;

import org.jspecify.annotations.Nullable;

/** An agent whose opinion of positions promises to stay between bounds, and can be held to it. */
@FunctionalInterface
public interface BoundedOpinion<P> {
  /**
   * What is wrong with what it says of a position, in words; null if it keeps its bounds there.
   *
   * @throws AgentException if it has no opinion to give
   */
  @Nullable String brokenBound(P position) throws AgentException;
}
