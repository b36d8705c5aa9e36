package plyground.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import plyground.console.CommandProvider;
import plyground.console.Streams;

/** The commands that are about every game. */
public final class GeneralCommands implements CommandProvider {
  @Override
  public Map<String, Function<Streams, Object>> commands() {
    var verbs = new LinkedHashMap<String, Function<Streams, Object>>();
    verbs.put("serve", ServeCommand::new);
    verbs.put("games", GamesCommand::new);
    verbs.put("agents", AgentsCommand::new);
    verbs.put("play", PlayCommand::new);
    verbs.put("show", ShowCommand::new);
    verbs.put("analyse", AnalyseCommand::new);
    verbs.put("match", MatchCommand::new);
    verbs.put("tournament", TournamentCommand::new);
    verbs.put("sweep", SweepCommand::new);
    verbs.put("tune", TuneCommand::new);
    verbs.put("learn", LearnCommand::new);
    verbs.put("report", ReportCommand::new);
    verbs.put("replay", ReplayCommand::new);
    verbs.put("solve", SolveCommand::new);
    verbs.put("perft", PerftCommand::new);
    verbs.put("engine", EngineCommand::new);
    verbs.put("check-agent", CheckAgentCommand::new);
    verbs.put("check-game", CheckGameCommand::new);
    verbs.put("new-game", NewGameCommand::new);
    verbs.put("new-agent", NewAgentCommand::new);
    verbs.put("power", PowerCommand::new);
    verbs.put("doctor", DoctorCommand::new);
    verbs.put("league", LeagueCommand::new);
    verbs.put("work", WorkCommand::new);
    return verbs;
  }
}
