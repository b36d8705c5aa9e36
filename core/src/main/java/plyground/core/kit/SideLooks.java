package plyground.core.kit;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plyground.core.view.SideLook;
import plyground.core.view.SideLook.Tone;

/** How sides look of which only the names are known: a side called red is red. */
final class SideLooks {
  private SideLooks() {}

  /**
   * A name that is no colour gets blue for the first side and red for the second, if they are free.
   */
  static List<SideLook> named(String first, String second, String kind) {
    return List.of(
        look(first, tone(second) == Tone.BLUE ? Tone.RED : Tone.BLUE, kind),
        look(second, tone(first) == Tone.RED ? Tone.BLUE : Tone.RED, kind));
  }

  private static SideLook look(String name, Tone other, String kind) {
    var own = tone(name);
    return new SideLook(name, own == null ? other : own, kind);
  }

  /** The colour that a name is, if it is one. */
  private static @Nullable Tone tone(String name) {
    var tones = Stream.of(Tone.values()).filter(each -> each.name().equalsIgnoreCase(name));
    return tones.findFirst().orElse(null);
  }
}
