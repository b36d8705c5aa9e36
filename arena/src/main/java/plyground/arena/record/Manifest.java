package plyground.arena.record;

import java.util.List;
import plyground.core.InputException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * Who played a run and with what: everything beside the plan that whoever repeats it may want to
 * know. Nothing of it is in any other output, so that these stay the same on every machine.
 *
 * @param version of Plyground
 * @param commit of its sources, with {@code -dirty} where they were changed; empty if not known
 * @param java the JDK
 * @param processor its model
 * @param processors how many there were
 * @param command as it was typed, without what is secret
 * @param files that the game and the agents name: programs, weights, maps
 */
public record Manifest(
    String version,
    String commit,
    String java,
    String system,
    String processor,
    int processors,
    long seed,
    String command,
    List<FileHash> files) {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  /** As an indented JSON object. */
  public String json() {
    return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(this) + "\n";
  }

  /**
   * Reads what {@link #json} has written.
   *
   * @throws InputException if the text is no manifest
   */
  public static Manifest parse(String text) {
    try {
      return JSON.readValue(text, Manifest.class);
    } catch (JacksonException wrong) {
      throw new InputException("not a manifest: " + wrong.getOriginalMessage(), wrong);
    }
  }
}
