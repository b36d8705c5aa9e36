package plyground.games.war;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The war game on sets of names, written to be obviously right. */
record SlowWarPosition(
    Map<String, Integer> resources,
    Set<Road> roads,
    boolean forced,
    TreeSet<String> union,
    TreeSet<String> confederacy,
    boolean unionMoves) {

  static SlowWarPosition of(War game, String position) {
    var resources = new TreeMap<String, Integer>();
    var roads = new java.util.HashSet<Road>();
    var map = game.map();
    for (int city = 0; city < map.size(); city++) {
      resources.put(map.name(city), map.resources(city));
      for (int next : map.neighbours(city)) {
        roads.add(new Road(map.name(city), map.name(next)));
      }
    }
    String[] words = position.split(" ");
    return new SlowWarPosition(
        resources,
        roads,
        map.rule() == Rule.CLASSIC,
        names(words[0].substring("union=".length())),
        names(words[1].substring("confederacy=".length())),
        words[2].equals("union"));
  }

  private static TreeSet<String> names(String list) {
    return new TreeSet<>(list.isEmpty() ? List.of() : List.of(list.split(",")));
  }

  private boolean neighbours(String a, String b) {
    return roads.contains(new Road(a, b)) || roads.contains(new Road(b, a));
  }

  private TreeSet<String> own() {
    return unionMoves ? union : confederacy;
  }

  private TreeSet<String> other() {
    return unionMoves ? confederacy : union;
  }

  List<String> legal() {
    var marches = new ArrayList<String>();
    var drops = new ArrayList<String>();
    for (String city : resources.keySet()) {
      if (!union.contains(city) && !confederacy.contains(city)) {
        boolean supported = own().stream().anyMatch(each -> neighbours(each, city));
        if (supported) {
          marches.add("FM:" + city);
        }
        if (!supported || !forced) {
          drops.add("PD:" + city);
        }
      }
    }
    marches.addAll(drops);
    return marches;
  }

  String after(String move) {
    String city = move.substring(3);
    var own = new TreeSet<>(own());
    var other = new TreeSet<>(other());
    own.add(city);
    if (move.startsWith("FM:")) {
      for (String each : other()) {
        if (neighbours(each, city)) {
          other.remove(each);
          own.add(each);
        }
      }
    }
    return "union=%s confederacy=%s %s"
        .formatted(
            String.join(",", unionMoves ? own : other),
            String.join(",", unionMoves ? other : own),
            unionMoves ? "confederacy" : "union");
  }

  int score() {
    return union.stream().mapToInt(resources::get).sum()
        - confederacy.stream().mapToInt(resources::get).sum();
  }
}
