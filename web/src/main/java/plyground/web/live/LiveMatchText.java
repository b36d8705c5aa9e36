package plyground.web.live;

import java.io.StringWriter;
import java.util.List;
import plyground.arena.json.JsonFields;
import plyground.arena.record.GameRecord;
import plyground.arena.record.RecordWriter;
import plyground.arena.record.Transcript;
import plyground.core.LegalMoves;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import plyground.web.json.Out;
import tools.jackson.core.JsonGenerator;

/** A match as the lab writes it: for pages, and as the record every command writes. */
public final class LiveMatchText {
  /** Nothing has been seen yet. */
  public static final long NOTHING = -1;

  private LiveMatchText() {}

  /**
   * The state of a match.
   *
   * @param reader who reads it
   * @param seen the version the reader has; moves known since then are left out and counted in
   *     {@code keep}
   */
  public static <P extends Position<P>> String of(MatchSeat<P> reader, long seen) {
    synchronized (reader.match()) {
      return Out.object(json -> state(reader, seen, json));
    }
  }

  private static <P extends Position<P>> void state(
      MatchSeat<P> reader, long seen, JsonGenerator json) {
    var match = reader.match();
    var game = match.games.open.game();
    var line = match.games.line;
    json.writeStringProperty("id", match.id);
    json.writeNumberProperty("version", match.version);
    json.writeStringProperty("game", game.name());
    json.writeStringProperty("title", Titles.game(game.name()));
    Out.strings(json, "agents", seated(match));
    Out.strings(json, "names", names(match));
    Out.strings(
        json, "seats", List.of(reader.seat(Side.FIRST).word(), reader.seat(Side.SECOND).word()));
    json.writeStringProperty("invitation", reader.invitation());
    Out.strings(json, "players", match.games.players.stream().map(each -> each.name()).toList());
    json.writeNumberProperty("seed", match.games.scheduled().seed());
    json.writeStringProperty("start", game.format(line.start()));
    json.writeStringProperty("startToMove", game.sideName(line.start().toMove()));
    moves(match, line.known(seen), json);
    json.writeNumberProperty("at", line.at());
    var now = line.position();
    json.writeStringProperty("position", game.format(now));
    json.writeStringProperty("toMove", game.sideName(now.toMove()));
    Out.strings(json, "legal", match.games.over() ? List.of() : LegalMoves.words(game, now));
    json.writeBooleanProperty("over", match.games.over());
    if (match.games.over()) {
      JsonFields.outcome(json, game, match.games.outcome());
    }
    json.writeBooleanProperty("thinking", match.busy);
    json.writeNumberProperty("depth", match.progress.depth());
    json.writeNumberProperty("nodes", match.progress.nodes());
    Out.strings(json, "expects", match.games.names(now, match.progress.line()));
    clock(match.clock, json);
    json.writeBooleanProperty("paused", match.paused);
    json.writeNumberProperty("delay", match.delay);
    json.writeNumberProperty("games", match.setup.games());
    json.writeNumberProperty("number", match.games.number + 1);
    score(match, json);
    json.writeBooleanProperty("saved", !match.durability.late());
    if (match.trouble != null) {
      json.writeStringProperty("error", match.trouble);
    }
  }

  private static <P extends Position<P>> List<String> seated(LiveMatch<P> match) {
    return List.of(match.games.player(Side.FIRST).name(), match.games.player(Side.SECOND).name());
  }

  /** What people call them. */
  private static <P extends Position<P>> List<String> names(LiveMatch<P> match) {
    return seated(match).stream().map(each -> Titles.player(match.games.open, each)).toList();
  }

  private static <P extends Position<P>> void moves(
      LiveMatch<P> match, int keep, JsonGenerator json) {
    json.writeNumberProperty("keep", keep);
    json.writeArrayPropertyStart("line");
    for (int i = keep; i < match.games.line.plies().size(); i++) {
      json.writeStartObject();
      ply(match, i, json);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static <P extends Position<P>> void ply(LiveMatch<P> match, int i, JsonGenerator json) {
    var open = match.games.open;
    var ply = match.games.line.plies().get(i);
    json.writeStringProperty("move", ply.word());
    var before = match.games.line.position(i);
    json.writeStringProperty("name", open.view().moveName(before, ply.move()));
    json.writeStringProperty("words", open.view().words(before, ply.move()));
    json.writeStringProperty("position", ply.text());
    json.writeStringProperty("toMove", open.game().sideName(ply.after().toMove()));
    var opinion = ply.opinion();
    Out.number(json, "value", opinion.value());
    json.writeNumberProperty("nodes", opinion.nodes());
    json.writeNumberProperty("depth", opinion.depth());
    json.writeNumberProperty("millis", opinion.millis());
    Out.strings(json, "expects", opinion.line());
  }

  /** How long the sides still have, and whose clock runs; null without clocks. */
  private static void clock(MatchClock clock, JsonGenerator json) {
    if (!clock.used()) {
      json.writeNullProperty("clock");
      return;
    }
    json.writeObjectPropertyStart("clock");
    json.writeArrayPropertyStart("left");
    for (var side : Side.values()) {
      json.writeNumber(Math.max(0, clock.left(side).toMillis()));
    }
    json.writeEndArray();
    json.writeNumberProperty("running", clock.running());
    json.writeEndObject();
  }

  private static void score(LiveMatch<?> match, JsonGenerator json) {
    json.writeObjectPropertyStart("score");
    json.writeArrayPropertyStart("wins");
    json.writeNumber(match.games.tally.first);
    json.writeNumber(match.games.tally.second);
    json.writeEndArray();
    json.writeNumberProperty("draws", match.games.tally.draws);
    json.writeEndObject();
  }

  /** The JSON line of {@code match --records}; an unfinished game has the outcome null. */
  public static <P extends Position<P>> String record(LiveMatch<P> match) {
    synchronized (match) {
      var line = match.games.line;
      int[] moves = line.plies().stream().limit(line.at()).mapToInt(Ply::move).toArray();
      var outcome = match.games.over() ? match.games.outcome() : Outcome.draw(0, "unfinished");
      var text = new StringWriter();
      var names = match.games.players.stream().map(player -> player.name()).toList();
      try (var writer = new RecordWriter(match.games.open.game(), names, text)) {
        var record =
            new GameRecord<>(match.games.scheduled(), line.start(), moves, outcome, null, 0, null);
        writer.accept(Transcript.of(match.games.open.game(), record));
      }
      return text.toString();
    }
  }

  /** Everything needed to go on later. */
  static <P extends Position<P>> String kept(LiveMatch<P> match) {
    synchronized (match) {
      return Out.object(json -> kept(match, json));
    }
  }

  private static <P extends Position<P>> void kept(LiveMatch<P> match, JsonGenerator json) {
    var setup = match.setup;
    json.writeStringProperty("id", match.id);
    json.writeNumberProperty("version", match.version);
    json.writeStringProperty("game", setup.game());
    Out.strings(json, "agents", setup.agents());
    json.writeNumberProperty("seed", setup.seed());
    json.writeStringProperty("start", setup.start());
    json.writeNumberProperty("games", setup.games());
    json.writeBooleanProperty("swap", setup.swap());
    json.writeNumberProperty("delay", match.delay);
    json.writeBooleanProperty("paused", match.paused);
    json.writeNumberProperty("number", match.games.number);
    json.writeNumberProperty("first", match.games.tally.first);
    json.writeNumberProperty("second", match.games.tally.second);
    json.writeNumberProperty("draws", match.games.tally.draws);
    Out.strings(json, "moves", match.games.line.words());
    json.writeNumberProperty("at", match.games.line.at());
    json.writeNumberProperty("clock", setup.clock());
    json.writeNumberProperty("increment", setup.increment());
    json.writeNumberProperty("firstMillis", match.clock.left(Side.FIRST).toMillis());
    json.writeNumberProperty("secondMillis", match.clock.left(Side.SECOND).toMillis());
    json.writeStringProperty("firstSeat", match.seats.holder(0));
    json.writeStringProperty("secondSeat", match.seats.holder(1));
    json.writeStringProperty("invitation", match.seats.invitation());
    var ended = match.games.ended;
    var winner = ended == null ? null : ended.winner();
    Out.stringOrNull(json, "ended", ended == null ? null : ended.reason());
    json.writeNumberProperty("winner", winner == null ? -1 : winner.index());
    json.writeNumberProperty("finalScore", ended == null ? 0 : ended.score());
  }
}
