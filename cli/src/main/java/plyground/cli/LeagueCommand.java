package plyground.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.arena.record.OwnersFile;
import plyground.arena.report.Escape;
import plyground.console.LimitOptions;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.league.LeagueFolder;
import plyground.league.member.MemberRole;
import plyground.league.member.Roster;
import plyground.league.settings.NewLeague;
import plyground.league.settings.SettingsFile;

/** Leagues: made here, opened by {@code serve}. */
@Command(
    name = "league",
    description = "A class hands in bots and watches them climb a ladder.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Example: plyground league init autumn --game othello --roster class.csv --out links.csv",
      "         plyground serve --league autumn",
      "         plyground league submit http://127.0.0.1:8080 bot.py --token T"
    })
final class LeagueCommand implements Callable<Integer> {
  private final Streams streams;

  LeagueCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    throw new InputException(
        "league: expected init, invite, submit, standings, finals, backup or restore");
  }

  @Command(
      name = "init",
      description = "Makes a league in a folder and links for the people of a course.",
      mixinStandardHelpOptions = true,
      footer = {
        "",
        "Example: plyground league init autumn --game othello --roster class.csv --out links.csv",
        "The roster has columns id,name; what is written has id,name,token,link. Links are",
        "shown only this once: the league itself keeps none of them."
      })
  int init(
      @Parameters(paramLabel = "DIR", description = "The league's folder.") Path folder,
      @Option(
              names = "--game",
              required = true,
              paramLabel = "GAME",
              description = "What is played.")
          String game,
      @Option(names = "--roster", paramLabel = "FILE", description = "Who takes part.")
          @Nullable Path roster,
      @Option(
              names = "--out",
              paramLabel = "FILE",
              description = "Where the links go (default: standard output).")
          @Nullable Path out,
      @Option(names = "--name", paramLabel = "NAME", description = "What the league is called.")
          @Nullable String name,
      @Option(
              names = "--deadline",
              defaultValue = "",
              paramLabel = "TIME",
              description = "Such as '2026-12-24 18:00'.")
          String deadline,
      @Option(
              names = "--store",
              defaultValue = "league.db",
              paramLabel = "STORE",
              description = "A file in the folder, or a jdbc:postgresql: address.")
          String store,
      @Option(
              names = "--url",
              defaultValue = "http://127.0.0.1:8080",
              paramLabel = "URL",
              description = "Where it will be opened (default: ${DEFAULT-VALUE}).")
          String url,
      @Option(
              names = "--seed",
              defaultValue = "1",
              paramLabel = "S",
              description = "What pairings are drawn from (default: ${DEFAULT-VALUE}).")
          long seed) {
    var people = LeagueLinks.roster(roster);
    var open = Catalogue.load(MoveInput.NOBODY).open(game);
    String called = Escape.line(name == null ? String.valueOf(folder.getFileName()) : name);
    String text = new NewLeague(game, called, deadline, store).text(open);
    try (var league = new LeagueFolder(folder).create(text, seed)) {
      var lecturer =
          league
              .members()
              .invite(
                  List.of(new Roster.Row(LeagueLinks.LECTURER, "Lecturer")), MemberRole.LECTURER);
      new LeagueLinks(url, streams).write(league.members().invite(people, MemberRole.STUDENT), out);
      streams
          .out()
          .println("made: " + folder.resolve(SettingsFile.NAME) + " (look at it and change it)");
      lecturer.forEach(
          each ->
              streams.out().println("your own link: " + new LeagueLinks(url, streams).link(each)));
      streams.out().println("Type next: plyground serve --league " + folder);
    }
    return 0;
  }

  @Command(
      name = "invite",
      description = "Adds people to a league, or renews somebody's link.",
      mixinStandardHelpOptions = true,
      footer = {
        "",
        "Example: plyground league invite autumn --renew a17 --out link.csv",
        "A renewed link ends the old one and all sessions made by it."
      })
  int invite(
      @Parameters(paramLabel = "DIR", description = "The league's folder.") Path folder,
      @Option(names = "--roster", paramLabel = "FILE", description = "Who takes part.")
          @Nullable Path roster,
      @Option(names = "--renew", paramLabel = "ID", description = "Whose link is renewed.")
          List<String> renewed,
      @Option(
              names = "--out",
              paramLabel = "FILE",
              description = "Where the links go (default: standard output).")
          @Nullable Path out,
      @Option(
              names = "--url",
              defaultValue = "http://127.0.0.1:8080",
              paramLabel = "URL",
              description = "Where it is open (default: ${DEFAULT-VALUE}).")
          String url) {
    try (var league = new LeagueFolder(folder).open()) {
      var invited = league.members().invite(LeagueLinks.roster(roster), MemberRole.STUDENT);
      var all = new ArrayList<>(invited);
      for (String id : renewed == null ? List.<String>of() : renewed) {
        all.add(
            league
                .members()
                .renew(id)
                .orElseThrow(
                    () -> new InputException("--renew " + id + ": there is nobody of that id")));
      }
      new LeagueLinks(url, streams).write(all, out);
    }
    return 0;
  }

  @Command(
      name = "submit",
      description = "Hands in a bot and waits for its check.",
      mixinStandardHelpOptions = true,
      footer = {
        "",
        "Example: plyground league submit http://127.0.0.1:8080 bot.py --token T",
        "Exit code 0 if it plays, 1 if it was refused. The token may also be in the variable",
        "PLYGROUND_TOKEN, where others on this machine do not see it."
      })
  int submit(
      @Parameters(index = "0", paramLabel = "URL", description = "Where the league is.") String url,
      @Parameters(
              index = "1..*",
              arity = "1..*",
              paramLabel = "FILE",
              description = "Sources, a jar or a zip.")
          List<Path> files,
      @Option(names = "--token", paramLabel = "T", description = "Yours.") @Nullable String token,
      @Option(names = "--json", description = "One JSON object.") boolean json) {
    String secret = token == null ? System.getenv("PLYGROUND_TOKEN") : token;
    if (secret == null || secret.isBlank()) {
      throw new InputException("--token is missing; it is in the list your lecturer has");
    }
    return new LeagueClient(url, secret).submit(files, json, streams);
  }

  @Command(
      name = "standings",
      description = "Shows the ladder.",
      mixinStandardHelpOptions = true,
      footer = {"", "Example: plyground league standings http://127.0.0.1:8080"})
  int standings(
      @Parameters(paramLabel = "URL", description = "Where the league is.") String url,
      @Option(names = "--token", paramLabel = "T", description = "Yours, to see names.")
          @Nullable String token,
      @Option(names = "--json", description = "One JSON object.") boolean json) {
    return new LeagueClient(url, token == null ? "" : token).standings(json, streams);
  }

  @Command(
      name = "finals",
      description =
          "Plays a round robin from zero among the versions on the ladder, and marks them.",
      mixinStandardHelpOptions = true,
      footer = {
        "",
        "Example: plyground league finals autumn --games 10 --out finals",
        "Written: report.html, marks.csv, and for each person ID/results.json (Gradescope's).",
        "Stopped finals go on where they were when the same line is typed again."
      })
  int finals(
      @Parameters(paramLabel = "DIR", description = "The league's folder.") Path folder,
      @Option(
              names = "--games",
              defaultValue = "10",
              paramLabel = "N",
              description = "Games of every ordered pairing (default: ${DEFAULT-VALUE}).")
          int games,
      @Option(names = "--out", required = true, paramLabel = "DIR", description = "Where to.")
          Path out,
      @Option(names = "--threads", paramLabel = "N", description = "Games at once (default: 1).")
          @Nullable Integer threads,
      @Option(
              names = "--cluster",
              arity = "0..1",
              fallbackValue = "",
              paramLabel = "URL",
              description =
                  "Play on Apache Spark (docs/scaling.md); without a URL on this machine.")
          @Nullable String cluster,
      @Option(names = "--now", description = "Do not wait for the deadline.") boolean now,
      @Option(
              names = "--seed",
              defaultValue = "1",
              paramLabel = "S",
              description = "Where starts come from (default: ${DEFAULT-VALUE}).")
          long seed) {
    LimitOptions.positive("--games", games);
    int count = threads == null ? 1 : (int) LimitOptions.positive("--threads", threads);
    try (var league = new LeagueFolder(folder).open();
        var store = league.store()) {
      new FinalsRun(league, store, streams).play(games, seed, count, cluster, now, out);
    }
    return 0;
  }

  @Command(
      name = "backup",
      description = "Copies a league into a single file, while it is open or not.",
      mixinStandardHelpOptions = true,
      footer = {"", "Example: plyground league backup autumn --out autumn-2026-12-24.db"})
  int backup(
      @Parameters(paramLabel = "DIR", description = "The league's folder.") Path folder,
      @Option(names = "--out", required = true, paramLabel = "FILE", description = "Where to.")
          Path out) {
    if (Files.exists(out)) {
      throw new InputException("--out " + out + ": it is there already");
    }
    var draft = out.toAbsolutePath().resolveSibling("." + out.getFileName() + ".part");
    try (var league = new LeagueFolder(folder).open()) {
      Files.deleteIfExists(draft);
      OwnersFile.make(draft);
      league.copyTo(draft.toString());
      Files.move(draft, out.toAbsolutePath());
    } catch (IOException failure) {
      throw new InputException("cannot write " + out + ": " + failure.getMessage(), failure);
    }
    streams.out().println("written: " + out + " (it holds people's work; keep it to yourself)");
    return 0;
  }

  @Command(
      name = "restore",
      description = "Makes a league again from a backup.",
      mixinStandardHelpOptions = true,
      footer = {"", "Example: plyground league restore autumn-2026-12-24.db autumn"})
  int restore(
      @Parameters(index = "0", paramLabel = "FILE", description = "The backup.") String backup,
      @Parameters(index = "1", paramLabel = "DIR", description = "The league's new folder.")
          Path folder,
      @Option(
              names = "--store",
              defaultValue = "league.db",
              paramLabel = "STORE",
              description = "A file in the folder, or a jdbc:postgresql: address.")
          String store) {
    new LeagueFolder(folder).restore(backup, store);
    streams.out().println("made: " + folder + "; links and sessions are as they were");
    return 0;
  }
}
