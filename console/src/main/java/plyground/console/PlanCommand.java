package plyground.console;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plyground.agents.sandbox.ShellWords;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;

/** The command that plays a plan again. */
public final class PlanCommand {
  private PlanCommand() {}

  public static String of(Plan plan) {
    var words = new ArrayList<String>();
    boolean match = plan.form() == Form.MATCH || plan.form() == Form.ONE_SIDED;
    words.add("plyground");
    words.add(match ? "match" : "tournament");
    words.add(plan.game());
    words.addAll(plan.agents());
    option(words, "--games", plan.games());
    option(words, "--seed", plan.seed());
    switch (plan.form()) {
      case ONE_SIDED -> words.add("--no-swap");
      case NO_MIRRORS -> words.addAll(noMirrors(plan));
      case GAUNTLET -> words.add("--gauntlet");
      case MATCH, ROUND_ROBIN -> {}
    }
    words.addAll(conditions(plan));
    return line(words);
  }

  private static List<String> noMirrors(Plan plan) {
    var until = plan.until();
    return until == null
        ? List.of("--no-mirror")
        : List.of("--until", until.name().toLowerCase(Locale.ROOT));
  }

  /** The words of a command as a shell reads them. */
  public static String line(List<String> words) {
    return words.stream().map(ShellWords::quoted).collect(Collectors.joining(" "));
  }

  /** Starts, limits and test of a plan, as options. */
  public static List<String> conditions(Plan plan) {
    var words = new ArrayList<String>();
    option(words, "--start", plan.start());
    option(words, "--openings", plan.openings());
    var control = plan.control();
    option(words, "--depth", control.depth());
    option(words, "--nodes", control.nodes());
    option(words, "--time", time(control.time()));
    option(words, "--timeout", time(control.timeout()));
    option(words, "--game-time", time(control.gameTime()));
    option(words, "--game-nodes", control.gameNodes());
    var sprt = plan.sprt();
    if (sprt != null) {
      words.add("--sprt");
      words.add(
          List.of(sprt.elo0(), sprt.elo1(), sprt.alpha(), sprt.beta()).stream()
              .map(PlanCommand::plain)
              .collect(Collectors.joining(","))
              .replaceFirst("(.*),(.*),(.*),(.*)", "elo0=$1,elo1=$2,alpha=$3,beta=$4"));
    }
    if (plan.repeats()) {
      words.add("--repeats");
    }
    return words;
  }

  private static void option(List<String> words, String name, @Nullable Object value) {
    if (value != null) {
      words.add(name);
      words.add(value.toString());
    }
  }

  private static @Nullable String time(@Nullable Duration time) {
    return time == null ? null : plain(time.toNanos() / 1e6) + "ms";
  }

  private static String plain(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }
}
