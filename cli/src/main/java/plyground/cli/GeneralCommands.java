package plyground.cli;

import java.util.List;
import plyground.cli.site.SiteCommand;
import plyground.console.CommandGroup;
import plyground.console.CommandProvider;
import plyground.console.Verb;

/** The commands that are about every game. */
public final class GeneralCommands implements CommandProvider {
  @Override
  public List<Verb> verbs() {
    return List.of(
        new Verb("serve", CommandGroup.PLAY, ServeCommand::new),
        new Verb("games", CommandGroup.PLAY, GamesCommand::new),
        new Verb("agents", CommandGroup.PLAY, AgentsCommand::new),
        new Verb("play", CommandGroup.PLAY, PlayCommand::new),
        new Verb("show", CommandGroup.PLAY, ShowCommand::new),
        new Verb("analyse", CommandGroup.LOOK_INSIDE, AnalyseCommand::new),
        new Verb("why", CommandGroup.LOOK_INSIDE, WhyCommand::new),
        new Verb("formula", CommandGroup.LOOK_INSIDE, FormulaCommand::new),
        new Verb("match", CommandGroup.MEASURE, MatchCommand::new),
        new Verb("tournament", CommandGroup.MEASURE, TournamentCommand::new),
        new Verb("sweep", CommandGroup.MEASURE, SweepCommand::new),
        new Verb("tune", CommandGroup.MEASURE, TuneCommand::new),
        new Verb("learn", CommandGroup.BRING_YOUR_OWN, LearnCommand::new),
        new Verb("book", CommandGroup.BRING_YOUR_OWN, BookCommand::new),
        new Verb("report", CommandGroup.MEASURE, ReportCommand::new),
        new Verb("replay", CommandGroup.PLAY, ReplayCommand::new),
        new Verb("solve", CommandGroup.LOOK_INSIDE, SolveCommand::new),
        new Verb("perft", CommandGroup.LOOK_INSIDE, PerftCommand::new),
        new Verb("engine", CommandGroup.BRING_YOUR_OWN, EngineCommand::new),
        new Verb("ask", CommandGroup.BRING_YOUR_OWN, AskCommand::new),
        new Verb("check-agent", CommandGroup.BRING_YOUR_OWN, CheckAgentCommand::new),
        new Verb("check-game", CommandGroup.BRING_YOUR_OWN, CheckGameCommand::new),
        new Verb("new-game", CommandGroup.BRING_YOUR_OWN, NewGameCommand::new),
        new Verb("new-agent", CommandGroup.BRING_YOUR_OWN, NewAgentCommand::new),
        new Verb("power", CommandGroup.MEASURE, PowerCommand::new),
        new Verb("doctor", CommandGroup.OPERATE, DoctorCommand::new),
        new Verb("exercise", CommandGroup.RUN_A_CLASS, ExerciseCommand::new),
        new Verb("league", CommandGroup.RUN_A_CLASS, LeagueCommand::new),
        new Verb("work", CommandGroup.OPERATE, WorkCommand::new),
        new Verb("site", CommandGroup.OPERATE, SiteCommand::new));
  }
}
