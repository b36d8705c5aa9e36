package plyground.courses.grading;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import plyground.core.agent.AgentException;

/**
 * Which files waste time: those that could not even be loaded are not tried again by the exams that
 * follow, and who was late again and again is not waited for as long any more.
 */
public final class LoadFailures {
  private static final int OFTEN = 3;
  private static final Duration SHORT = Duration.ofSeconds(2);

  private final Map<Path, AgentException> failures = new ConcurrentHashMap<>();

  private final Map<Path, Integer> late = new ConcurrentHashMap<>();

  void late(Path file) {
    late.merge(file, 1, Integer::sum);
  }

  /** How long an answer is waited for. */
  Duration patience(Path file, Duration usual) {
    boolean often = late.getOrDefault(file, 0) >= OFTEN;
    return often && SHORT.compareTo(usual) < 0 ? SHORT : usual;
  }

  Optional<AgentException> of(Path file) {
    return Optional.ofNullable(failures.get(file));
  }

  void add(Path file, AgentException failure) {
    failures.putIfAbsent(file, failure);
  }
}
