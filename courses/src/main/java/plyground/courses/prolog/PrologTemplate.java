package plyground.courses.prolog;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import plyground.arena.record.ResourceText;
import plyground.console.BotTemplate;
import plyground.core.spec.Spec;

/** A Prolog file to begin with: a resource in the folder {@code template} beside a class. */
public final class PrologTemplate {
  private PrologTemplate() {}

  /**
   * @param settings of the agent, beside its file
   */
  public static BotTemplate of(Class<?> beside, String game, String file, String settings) {
    Function<Path, String> agent =
        folder ->
            new Spec(PrologSettings.AGENT, Map.of("file", folder.resolve(file).toString()))
                + ","
                + settings;
    return new BotTemplate(
        "prolog",
        game,
        "docs/prolog.md",
        file,
        ResourceText.of(beside, "template/" + file),
        "% ",
        List.of(),
        agent);
  }
}
