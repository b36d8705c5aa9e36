package plyground.courses.grading;

import java.nio.file.Path;
import plyground.core.agent.AgentException;

/** A submission that can be asked. */
public interface Subject extends AutoCloseable {
  String ask(String question) throws AgentException;

  @Override
  default void close() {}

  /** Starts one from a submission's program. */
  @FunctionalInterface
  interface Opener {
    Subject open(Path program);
  }
}
