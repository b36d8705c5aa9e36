package plyground.courses.grading;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import plyground.core.agent.AgentException;

/**
 * A question with its answers.
 *
 * @param question as the submission is asked it
 * @param shown the same for people
 * @param right the right reading of it
 * @param mistakes known ones
 * @param habits ways to choose among right answers
 * @param lazy answers that need no thought, such as always the same one: what they would earn,
 *     nobody earns
 * @param group questions of a group count as much as those of another, however many they are
 * @param meaning what an answer comes to; judged on our side
 * @param smaller the same question on smaller boards, the smallest first
 */
public record Probe(
    String question,
    String shown,
    Reading right,
    List<Reading> mistakes,
    List<Reading> habits,
    List<Reading> lazy,
    String group,
    Meaning meaning,
    Supplier<Stream<Probe>> smaller) {

  /** What an answer comes to. */
  @FunctionalInterface
  public interface Meaning {
    /**
     * @throws AgentException if it is no answer at all
     */
    String of(String answer) throws AgentException;
  }

  public Probe(String question, String shown, Reading right, List<Reading> mistakes) {
    this(
        question,
        shown,
        right,
        List.copyOf(mistakes),
        List.of(),
        List.of(),
        "",
        answer -> answer,
        Stream::empty);
  }

  public Probe withHabits(List<Reading> some) {
    return new Probe(question, shown, right, mistakes, some, lazy, group, meaning, smaller);
  }

  public Probe withLazy(List<Reading> some) {
    return new Probe(question, shown, right, mistakes, habits, some, group, meaning, smaller);
  }

  public Probe inGroup(String name) {
    return new Probe(question, shown, right, mistakes, habits, lazy, name, meaning, smaller);
  }

  public Probe meaning(Meaning each) {
    return new Probe(question, shown, right, mistakes, habits, lazy, group, each, smaller);
  }

  public Probe shrinkingTo(Supplier<Stream<Probe>> some) {
    return new Probe(question, shown, right, mistakes, habits, lazy, group, meaning, some);
  }

  /** All wrong readings that are known. */
  List<Reading> wrong() {
    return Stream.concat(mistakes.stream(), lazy.stream()).toList();
  }
}
