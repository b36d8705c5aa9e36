package plyground.web.live;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import plyground.agents.AgentFactory;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.agents.protocol.ProcessGame;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.spec.Parameter;
import plyground.core.spec.Spec;
import plyground.core.spi.GameDescriptor;

/**
 * Where games and agents are let in from the web: no files of the machine, nothing that starts
 * programs unless that is allowed, no game too large to draw and no agent too greedy.
 */
public final class AccessPolicy {
  private static final int MOST_MOVES = 1_000;
  private static final int GAMES_KEPT = 64;

  private static final Pattern PATH = Pattern.compile("[/\\\\~]|\\.\\.");

  private final Catalogue catalogue = Catalogue.load(MoveInput.NOBODY);
  private final boolean programs;
  private final Set<Spec> games;
  private final GuestAgents guests;

  private final Map<String, OpenGame<?>> opened =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, OpenGame<?>> eldest) {
          return size() > GAMES_KEPT;
        }
      };

  /**
   * @param programs whether agents that start programs or load code may be used
   * @param games what may be opened though it names files: whoever started the lab said so
   */
  public AccessPolicy(boolean programs, List<String> games) {
    this(programs, games, GuestAgents.NONE);
  }

  /**
   * The same.
   *
   * @param guests who may be used beside the agents of the house
   */
  public AccessPolicy(boolean programs, List<String> games, GuestAgents guests) {
    this.guests = guests;
    this.programs = programs;
    this.games = games.stream().map(Spec::parse).collect(Collectors.toSet());
  }

  public boolean programs() {
    return programs;
  }

  public List<GameDescriptor<?>> games() {
    return catalogue.games();
  }

  public OpenGame<?> open(String text) {
    synchronized (opened) {
      var known = opened.get(text);
      if (known != null) {
        return known;
      }
    }
    refuse(text);
    var open = catalogue.open(text);
    if (open.game().maxMoves() > MOST_MOVES) {
      throw tooLarge(text);
    }
    synchronized (opened) {
      opened.put(text, open);
    }
    return open;
  }

  private static Refusal tooLarge(String game) {
    return Refusal.forbidden("game '" + game + "' is too large for the browser");
  }

  /** Said before anything is read or drawn. */
  private void refuse(String text) {
    var spec = Spec.parse(text);
    if (spec.name().equals(ProcessGame.NAME)) {
      throw Refusal.forbidden("game '" + text + "' starts a program, which no page may do");
    }
    for (var game : catalogue.games()) {
      if (game.name().equals(spec.name())) {
        if (!games.contains(spec)) {
          noFiles("game '" + text + "'", game.parameters(), spec);
        }
        if (tooDear(game.parameters(), spec).isPresent()) {
          throw tooLarge(text);
        }
      }
    }
  }

  private static void noFiles(String what, List<Parameter> parameters, Spec spec) {
    for (var parameter : parameters) {
      var value = spec.parameters().get(parameter.name());
      if (value != null
          && parameter.kind() instanceof Parameter.File(String _, List<String> names)
          && !names.contains(value)) {
        throw Refusal.forbidden(
            "%s: %s= names a file, which the lab reads for nobody; expected %s"
                .formatted(
                    what,
                    parameter.name(),
                    names.isEmpty() ? "none here" : String.join(", ", names)));
      }
    }
  }

  /** An evaluator has parameters itself, which may name files. */
  private static void noFilesInside(OpenGame<?> open, String text, Spec spec) {
    var named = spec.parameters().get("eval");
    if (named != null) {
      var inner = Spec.parse(named);
      var kind = open.descriptor().evaluator(inner.name());
      if (kind != null) {
        noFiles("agent '" + text + "'", kind.parameters(), inner);
      }
    }
  }

  public <P extends Position<P>> AgentFactory<P> player(OpenGame<P> open, String text) {
    var spec = Spec.parse(text);
    var guest = guests.seat(open, spec);
    if (guest.isPresent()) {
      return guest.get();
    }
    for (var kind : open.agents()) {
      if (kind.name().equals(spec.name())) {
        if (kind.outside() && !programs) {
          throw Refusal.forbidden(
              "agent '"
                  + spec.name()
                  + "' starts programs or loads code; start the lab with allow-programs to use it");
        }
        if (kind.outside()) {
          noWayOut(kind.parameters(), spec);
        } else {
          noFiles("agent '" + text + "'", kind.parameters(), spec);
          noFilesInside(open, text, spec);
        }
        tooDear(kind.parameters(), spec)
            .ifPresent(
                each -> {
                  String value = spec.parameters().get(each.name());
                  throw new InputException(
                      "%s=%s: the lab allows %s".formatted(each.name(), value, each.ceiling()));
                });
      }
    }
    return open.player(text);
  }

  /** A page names programs where the lab was started, and they stay in their sandbox. */
  private static void noWayOut(List<Parameter> parameters, Spec spec) {
    tooDear(parameters, spec).ifPresent(each -> refuse(each.name(), spec, "this from nobody"));
    spec.parameters().entrySet().stream()
        .filter(given -> PATH.matcher(given.getValue()).find())
        .forEach(given -> refuse(given.getKey(), spec, "no paths, but plain names"));
  }

  private static void refuse(String name, Spec spec, String why) {
    throw Refusal.forbidden(name + "=" + spec.parameters().get(name) + ": the lab takes " + why);
  }

  /** The first parameter that asks for more than one of many may have. */
  private static Optional<Parameter> tooDear(List<Parameter> parameters, Spec spec) {
    for (var parameter : parameters) {
      var value = spec.parameters().get(parameter.name());
      if (value != null && parameter.fits(value) && !parameter.isAffordable(value)) {
        return Optional.of(parameter);
      }
    }
    return Optional.empty();
  }
}
