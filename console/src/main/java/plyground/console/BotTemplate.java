package plyground.console;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/**
 * A bot to begin with.
 *
 * @param language as the command line names it
 * @param game the only one it plays; empty if it plays all
 * @param page of the documents that describes what it is asked
 * @param file its name
 * @param source its text
 * @param comment what begins a comment line
 * @param build lines of a script that makes it ready; empty if the source runs as it is
 * @param agent its name as an agent, made from its folder
 */
public record BotTemplate(
    String language,
    String game,
    String page,
    String file,
    String source,
    String comment,
    List<String> build,
    Function<Path, String> agent) {}
