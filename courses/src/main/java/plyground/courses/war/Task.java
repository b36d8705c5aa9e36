package plyground.courses.war;

import java.util.Arrays;
import java.util.Optional;

/** What the Union plays with in the assignment; the Confederacy is greedy every time. */
public enum Task {
  GREEDY(1, "greedy"),
  MINIMAX(2, "minimax"),
  ALPHA_BETA(3, "alpha-beta");

  private final int number;
  private final String search;

  Task(int number, String search) {
    this.number = number;
    this.search = search;
  }

  public int number() {
    return number;
  }

  /** The search's name for people. */
  public String search() {
    return search;
  }

  public static Optional<Task> of(int number) {
    return Arrays.stream(values()).filter(task -> task.number == number).findFirst();
  }
}
