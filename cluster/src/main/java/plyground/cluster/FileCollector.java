package plyground.cluster;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.NamedFiles;
import plyground.agents.OpenGame;
import plyground.agents.plugin.Plugins;
import plyground.arena.plan.Plan;
import plyground.arena.store.PlanText;
import plyground.core.Position;
import plyground.core.spec.Spec;

/** Finds the files that a plan names, and names them anew where they have travelled to. */
final class FileCollector {
  private FileCollector() {}

  static JobPayload pack(Plan plan) {
    var payload = new JobPayload(PlanText.of(plan));
    pack(payload, Catalogue.load(MoveInput.NOBODY).open(plan.game()), plan);
    return payload;
  }

  private static <P extends Position<P>> void pack(
      JobPayload payload, OpenGame<P> open, Plan plan) {
    NamedFiles.of(open, plan.game(), plan.agents()).forEach(payload::pack);
    Plugins.of(plan.game()).ifPresent(plugin -> payload.packPlugin(plugin.path().toString()));
  }

  /** The name of a game or an agent with its files where they are now. */
  static String moved(String text, JobPayload payload, Path folder) {
    var spec = Spec.parse(text);
    Map<String, String> parameters = new LinkedHashMap<>();
    spec.parameters().forEach((key, value) -> parameters.put(key, value(value, payload, folder)));
    return new Spec(spec.name(), parameters).toString();
  }

  private static String value(String value, JobPayload payload, Path folder) {
    return NamedFiles.rewrite(
        value,
        word -> {
          String place = payload.places().get(word);
          return place == null ? null : folder.resolve(place).toString();
        });
  }

  /** What was said of files here, said of the files they are copies of. */
  static String atHome(String words, JobPayload payload, Path folder) {
    String told = words;
    for (var each : payload.places().entrySet()) {
      told = told.replace(folder.resolve(each.getValue()).toString(), each.getKey());
    }
    return told;
  }
}
