package plyground.arena.experiment;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.Plan.Form;
import plyground.core.InputException;

/**
 * Which agents a sweep compares: every combination of the levels of each template (a full factorial
 * design), and perhaps a reference that all of them play.
 *
 * @param reference whom all settings play; null: one another
 */
public record Design(List<Family> families, @Nullable String reference) {

  /**
   * The settings of one template.
   *
   * @param template as it was written
   * @param first the number of its first setting among all
   */
  public record Family(String template, List<Factor> factors, List<String> agents, int first) {
    /** The agent's name without its parameters. */
    public String name() {
      int colon = template.indexOf(':');
      return colon < 0 ? template : template.substring(0, colon);
    }

    /** The level that a factor has in a setting of this family. */
    public int level(int factor, int setting) {
      int stride = 1;
      for (int later = factor + 1; later < factors.size(); later++) {
        stride *= factors.get(later).levels().size();
      }
      return setting / stride % factors.get(factor).levels().size();
    }
  }

  /**
   * @param most how many settings are allowed
   * @throws InputException if there are more, or too few to compare
   */
  public static Design of(List<String> templates, @Nullable String reference, int most) {
    var parsed = templates.stream().map(AgentTemplate::parse).toList();
    long settings = 0;
    for (var template : parsed) {
      settings += Math.min(template.settings(), Long.MAX_VALUE - settings);
    }
    if (settings > most) {
      throw InputException.of(
          "most-settings",
          most,
          String.format(
              Locale.ROOT, "the ranges make %,d settings; narrow them or allow more", settings));
    }
    var families = new ArrayList<Family>();
    int first = 0;
    for (var template : parsed) {
      var agents = template.agents();
      families.add(new Family(template.text(), template.factors(), agents, first));
      first += agents.size();
    }
    var design = new Design(List.copyOf(families), reference);
    design.check();
    return design;
  }

  private void check() {
    var names = agents();
    if (names.size() < 2) {
      throw new InputException(
          "one setting alone compares with nothing: expected a parameter with several values in"
              + " braces, such as depth={1..4}, or a reference to play against");
    }
    var seen = new HashSet<String>();
    for (String name : names) {
      if (!seen.add(name)) {
        throw new InputException("'" + name + "' is named twice");
      }
    }
  }

  public int settings() {
    return families.stream().mapToInt(family -> family.agents().size()).sum();
  }

  /** All who play, the reference first. */
  public List<String> agents() {
    var all = new ArrayList<String>();
    if (reference != null) {
      all.add(reference);
    }
    families.forEach(family -> all.addAll(family.agents()));
    return all;
  }

  /** The player's number of a setting. */
  public int player(int setting) {
    return reference == null ? setting : setting + 1;
  }

  /**
   * Everybody against everybody, or everybody against the reference. Both share their starts among
   * all pairings.
   */
  public Form form() {
    return reference == null ? Form.NO_MIRRORS : Form.GAUNTLET;
  }

  /** How many games the plan of this form has for each pairing that is to have so many in all. */
  public int planned(int games) {
    if (games < 2 || games % 2 != 0) {
      throw InputException.of("games", games, "expected an even number, half for each seating");
    }
    return reference == null ? games / 2 : games;
  }

  public int pairings() {
    int settings = settings();
    return reference == null ? settings * (settings - 1) / 2 : settings;
  }
}
