package plyground.teach.why;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plyground.agents.OpenGame;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.spi.FeatureDescriptor;

/** What of the game's features differs between two lines, the greatest differences first. */
final class FeatureReasons<P extends Position<P>> {
  private static final int MOST_OF_A_KIND = 3;

  private record Weighed(double weight, Sentence sentence) {}

  private final OpenGame<P> open;
  private final Explanation<P> found;
  private final String otherName;
  private final List<FeatureDescriptor<P>> known;
  private final List<FeatureDescriptor<P>> features;

  FeatureReasons(OpenGame<P> open, Explanation<P> found, String otherName) {
    this.open = open;
    this.found = found;
    this.otherName = otherName;
    known = open.descriptor().features(open.game());
    features = known.stream().filter(each -> !each.shared()).toList();
  }

  List<Sentence> all() {
    var all = new ArrayList<Sentence>();
    all.addAll(places());
    all.addAll(replies());
    all.addAll(compared("leaves", found.asked().after(), found.other().after()));
    all.addAll(compared("feature", found.asked().end(), found.other().end()));
    return all;
  }

  /** "leaves 2 moves instead of 7": counts after the move, or at the end of the lines. */
  private List<Sentence> compared(String kind, P asked, P other) {
    var all = new ArrayList<Weighed>();
    for (var feature : features) {
      for (var side : Side.values()) {
        int here = feature.of(asked, side);
        int there = feature.of(other, side);
        if (here != there) {
          double weight =
              Math.abs((double) here - there) / (1.0 + Math.abs(here) + Math.abs(there));
          all.add(new Weighed(weight, counts(kind, feature, side, here, there)));
        }
      }
    }
    return greatest(all);
  }

  /** How many moves whoever is next has, where the game itself counts no mobility. */
  private List<Sentence> replies() {
    P asked = found.asked().after();
    P other = found.other().after();
    var next = asked.toMove();
    boolean told = features.stream().anyMatch(each -> each.name().equals("mobility"));
    if (told || asked.over() || other.over() || next != other.toMove()) {
      return List.of();
    }
    return known.stream()
        .filter(each -> each.name().equals("moves"))
        .filter(each -> each.of(asked, next) != each.of(other, next))
        .map(each -> counts("leaves", each, next, each.of(asked, next), each.of(other, next)))
        .toList();
  }

  private Sentence counts(
      String kind, FeatureDescriptor<P> feature, Side side, int here, int there) {
    String form =
        kind.equals("leaves")
            ? "It leaves %s with %s, instead of %d after %s."
            : "At the end of the line %s has %s, instead of %d after %s.";
    return Sentence.of(
        kind,
        form.formatted(name(side), feature.counted(here), there, otherName),
        feature.name(),
        here,
        "instead",
        there);
  }

  private String name(Side side) {
    return open.view().look(side).name();
  }

  /** "gives up the corner a1": what somebody gets on this line and has not on the other. */
  private List<Sentence> places() {
    var all = new ArrayList<Weighed>();
    var line = found.asked().positions();
    for (var feature : features.stream().filter(FeatureDescriptor::prized).toList()) {
      for (var side : Side.values()) {
        var had = feature.places().of(line.getFirst(), side);
        var elsewhere = feature.places().of(found.other().end(), side);
        var now = feature.places().of(line.getLast(), side);
        for (String place : now) {
          if (!had.contains(place) && !elsewhere.contains(place)) {
            all.add(new Weighed(1.0 / now.size(), gained(feature, side, place)));
          }
        }
      }
    }
    return greatest(all);
  }

  private Sentence gained(FeatureDescriptor<P> feature, Side side, String place) {
    var line = found.asked().positions();
    int ply = line.size() - 1;
    while (ply > 1 && feature.places().of(line.get(ply - 1), side).contains(place)) {
      ply--;
    }
    int before = feature.of(line.get(ply - 1), side);
    int after = feature.of(line.get(ply), side);
    boolean own = side == line.getFirst().toMove();
    String move = open.view().moveName(line.get(ply - 1), found.asked().moves().get(ply - 1));
    return Sentence.of(
        "gives",
        "It %s the %s %s: %s has it from ply %d (%s) on, %s %d before and %d after."
            .formatted(
                own ? "gains" : "gives up",
                feature.one(),
                place,
                name(side),
                ply,
                move,
                feature.name(),
                before,
                after),
        "ply",
        ply,
        "before",
        before,
        "after",
        after);
  }

  private static List<Sentence> greatest(List<Weighed> all) {
    return all.stream()
        .sorted(Comparator.comparingDouble(Weighed::weight).reversed())
        .limit(MOST_OF_A_KIND)
        .map(Weighed::sentence)
        .toList();
  }
}
