package plyground.courses.grading;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import plyground.core.agent.AgentException;

/** Which files could not even be loaded: they are not tried again by the exams that follow. */
public final class LoadFailures {
  private final Map<Path, AgentException> failures = new ConcurrentHashMap<>();

  Optional<AgentException> of(Path file) {
    return Optional.ofNullable(failures.get(file));
  }

  void add(Path file, AgentException failure) {
    failures.putIfAbsent(file, failure);
  }
}
