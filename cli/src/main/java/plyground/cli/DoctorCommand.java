package plyground.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import plyground.agents.sandbox.ResourceLimits;
import plyground.agents.sandbox.Sandbox;
import plyground.arena.json.JsonFields;
import plyground.arena.store.RemoteExecutor;
import plyground.console.Json;
import plyground.console.Streams;
import plyground.console.Version;
import plyground.console.Words;
import tools.jackson.core.JsonGenerator;

/** What this machine has, and what is missing for what. */
@Command(
    name = "doctor",
    description = "Tells what is installed, and what each missing thing would give.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground doctor",
      "Everything named is optional: without it only what stands beside it is not there."
    })
final class DoctorCommand implements Callable<Integer> {
  @Option(names = "--json", description = "One JSON object.")
  boolean json;

  private final Streams streams;

  DoctorCommand(Streams streams) {
    this.streams = streams;
  }

  /**
   * Something that is there or not.
   *
   * @param place where; null if it is not there
   * @param remedy what to do about it
   */
  private record Part(String name, @Nullable String place, String gives, String remedy) {}

  @Override
  public Integer call() {
    var parts = parts();
    if (json) {
      Json.line(
          streams.out(),
          line -> {
            line.writeStringProperty("version", Version.text());
            line.writeStringProperty("java", java());
            line.writeNumberProperty("processors", Runtime.getRuntime().availableProcessors());
            line.writeStringProperty("sandbox", Sandbox.here().name().toLowerCase(Locale.ROOT));
            line.writeStringProperty("promises", promises());
            line.writeArrayPropertyStart("parts");
            parts.forEach(part -> write(line, part));
            line.writeEndArray();
          });
    } else {
      print(parts);
    }
    return 0;
  }

  private static String java() {
    return Runtime.version() + ", " + System.getProperty("java.home");
  }

  private static String promises() {
    return Sandbox.sentence(ResourceLimits.DEFAULT);
  }

  private static List<Part> parts() {
    var parts = new ArrayList<Part>();
    parts.add(new Part("Java", java(), "everything", "install a JDK 25"));
    for (var tool : Tool.ALL) {
      parts.add(
          new Part(
              tool.name(),
              tool.found().map(Path::toString).orElse(null),
              tool.gives(),
              "install " + tool.install()));
    }
    var bounds = Sandbox.groupBounds();
    parts.add(
        new Part(
            "cgroups",
            bounds.isEmpty() ? null : "bounds of " + String.join(", ", bounds),
            "what a program of others and all it starts take together is bounded by the kernel",
            "run as root, or where a control group is given to you (systemd-run --user --scope)"));
    parts.add(
        new Part(
            "javac",
            ToolProvider.getSystemJavaCompiler() == null ? null : "in this Java",
            "new-agent java, marking of hand-ins in Java",
            "run Plyground on a whole JDK"));
    parts.add(
        new Part(
            "PostgreSQL driver",
            loads("org.postgresql.Driver") ? "in this program" : null,
            "--store jdbc:postgresql:...",
            "use the shipped jar"));
    parts.add(
        new Part(
            "Apache Spark",
            ServiceLoader.load(RemoteExecutor.Provider.class).findFirst().isPresent()
                ? "in this program"
                : null,
            "--cluster: the same runs on many machines",
            "give --cluster: the launcher then starts the jar that has it"));
    return parts;
  }

  private static boolean loads(String driver) {
    try {
      Class.forName(driver, false, DoctorCommand.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException missing) {
      return false;
    }
  }

  private static void write(JsonGenerator line, Part part) {
    line.writeStartObject();
    line.writeStringProperty("name", part.name);
    line.writeBooleanProperty("installed", part.place != null);
    JsonFields.stringOrNull(line, "place", part.place);
    line.writeStringProperty("gives", part.gives);
    JsonFields.stringOrNull(line, "remedy", part.place == null ? part.remedy : null);
    line.writeEndObject();
  }

  private void print(List<Part> parts) {
    var out = streams.out();
    out.println("plyground " + Version.text() + " on Java " + java());
    out.println(Words.plural(Runtime.getRuntime().availableProcessors(), "processor"));
    out.println();
    out.println(Words.wrapped("Programs of others run under " + promises() + "."));
    out.println();
    for (var part : parts) {
      out.printf(
          "%s %-18s %s%n",
          part.place == null ? "-" : "+", part.name, part.place == null ? "missing" : part.place);
      out.println("    " + part.gives);
      if (part.place == null) {
        out.println("    to have it: " + part.remedy);
      }
    }
  }
}
