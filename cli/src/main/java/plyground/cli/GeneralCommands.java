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
    verbs.put("report", ReportCommand::new);
    verbs.put("replay", ReplayCommand::new);
    verbs.put("solve", SolveCommand::new);
    verbs.put("perft", PerftCommand::new);
    verbs.put("engine", EngineCommand::new);
    verbs.put("check-agent", CheckAgentCommand::new);
    verbs.put("new-agent", NewAgentCommand::new);
    verbs.put("power", PowerCommand::new);
    verbs.put("competition", CompetitionCommand::new);
    verbs.put("shell", ShellCommand::new);
    verbs.put("part-c", PartCCommand::new);
    verbs.put("prolog", PrologCommand::new);
    verbs.put("grade", plyground.cli.grade.GradeCommand::new);
    verbs.put("crank", CrankCommand::new);
    verbs.put("test-strategy", TestStrategyCommand::new);
    verbs.put("worksheet", WorksheetCommand::new);
    verbs.put("war-of-life", WarOfLifeCommand::line);
    return verbs;
  }
}
