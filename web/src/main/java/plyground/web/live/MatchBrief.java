package plyground.web.live;

import java.util.List;
import java.util.function.Function;
import plyground.core.Position;
import plyground.core.Side;
import plyground.web.json.Out;
import tools.jackson.core.JsonGenerator;

/** Matches in a line each, for a list of one's own games. */
public final class MatchBrief {
  private MatchBrief() {}

  public static void write(List<MatchSeat<?>> matches, JsonGenerator json) {
    json.writeStartArray();
    for (var each : matches) {
      json.writeStartObject();
      brief(each, json);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static <P extends Position<P>> void brief(MatchSeat<P> seat, JsonGenerator json) {
    var match = seat.match();
    synchronized (match) {
      var games = match.games;
      var view = games.open.view();
      var now = games.line.position();
      json.writeStringProperty("id", match.id);
      json.writeStringProperty("game", games.open.game().name());
      json.writeStringProperty("kind", games.open.descriptor().name());
      json.writeStringProperty("title", Titles.game(games.open.game().name()));
      Out.strings(json, "names", sides(side -> name(seat, side)));
      Out.strings(json, "sides", sides(side -> view.look(side).name()));
      json.writeNumberProperty("at", games.line.at());
      json.writeStringProperty("position", games.open.game().format(now));
      json.writeBooleanProperty("people", games.anyHuman());
      json.writeBooleanProperty("over", games.over());
      json.writeBooleanProperty("yours", !games.over() && mine(seat.seat(now.toMove())));
      json.writeStringProperty("result", games.over() ? result(seat) : "");
    }
  }

  private static List<String> sides(Function<Side, String> of) {
    return List.of(of.apply(Side.FIRST), of.apply(Side.SECOND));
  }

  private static boolean mine(MatchSeat.Holder holder) {
    return holder == MatchSeat.Holder.YOU || holder == MatchSeat.Holder.OPEN;
  }

  private static <P extends Position<P>> String name(MatchSeat<P> seat, Side side) {
    var games = seat.match().games;
    return seat.seat(side) == MatchSeat.Holder.YOU
        ? "you"
        : Titles.player(games.open, games.player(side).name());
  }

  private static <P extends Position<P>> String result(MatchSeat<P> seat) {
    var games = seat.match().games;
    var winner = games.outcome().winner();
    return winner == null ? "draw" : games.open.view().look(winner).name() + " won";
  }
}
