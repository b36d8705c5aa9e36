package plyground.courses.waroflife;

import java.util.ArrayList;
import java.util.List;
import plyground.arena.plot.Axis;
import plyground.arena.plot.DotPlot;
import plyground.arena.plot.Estimate;
import plyground.arena.plot.HeatMap;
import plyground.arena.plot.Page;
import plyground.arena.plot.Plot;
import plyground.arena.plot.ShareBars;
import plyground.core.Side;

/** The worksheet as a page to hand in. */
record AnswersPage(Answers answers) {
  String html() {
    var sheet = answers.worksheet();
    var page =
        new Page(
            "War of Life: worksheet",
            "%d games of each of 25 pairings, seed %d".formatted(sheet.games(), sheet.seed()));
    page.text(answers.byline());
    firstQuestions(page);
    tournament(page);
    playingFirst(page);
    environment(page);
    page.section("How to get these figures again")
        .listing(
            "plyground worksheet war-of-life --games %d --seed %d --html worksheet.html"
                .formatted(sheet.games(), sheet.seed()))
        .text(
            "The number of threads changes nothing. Times are processor time, measured after a"
                + " warm-up, and differ from run to run; everything else comes from the seed.");
    return page.html();
  }

  private void firstQuestions(Page page) {
    var generations = answers.worksheet().generations();
    page.section("Questions 1 and 2: generations")
        .figure(
            new BoardsPlot("Generations 1 to 4", generations.pictures()),
            "The handout's board and the three generations after it.")
        .text("The same boards as the Prolog program writes them:")
        .listing(generations.notation())
        .section("Questions 3 and 4: random against random")
        .listing(answers.worksheet().random().text())
        .figure(
            new BoardsPlot("The first game", answers.worksheet().firstGame()),
            "The first of these games: where it began and where it ended.");
  }

  private void tournament(Page page) {
    page.section("Question 5: the tournament")
        .answer(answers.worksheet().best().answer())
        .figure(
            scores(),
            "Score of player 1 (row) against player 2 (column): wins and half the draws, in"
                + " percent. Blue: player 1 is ahead; orange: player 2.");
    table(
        page,
        answers.worksheet().table(),
        "Every ordered pairing; the k-th game of every pairing has the same start.");
    table(page, answers.worksheet().best().sheet(), "Every strategy against all others.");
    var student = answers.student();
    if (student != null) {
      page.part(student.title());
      student.sentences().forEach(page::text);
      table(page, student.table(), student.note());
    }
  }

  private Plot scores() {
    var results = answers.worksheet().results();
    var values = new ArrayList<List<Double>>();
    for (int first = 0; first < results.players(); first++) {
      var row = new ArrayList<Double>();
      for (int second = 0; second < results.players(); second++) {
        var cell = results.cell(first, second);
        row.add(cell.points(Side.FIRST) / cell.games());
      }
      values.add(row);
    }
    var percents =
        new Axis("player 2", 0, 1, share -> FiguresTable.percent(share).replace(" %", ""));
    var names = Worksheet.TITLES;
    return new HeatMap("Score of player 1 in every pairing", percents, names, names, values);
  }

  private static void table(Page page, FiguresTable sheet, String caption) {
    page.table(caption, sheet.words(), sheet.columns(), sheet.rows());
  }

  private void playingFirst(Page page) {
    var first = answers.firstMove();
    var rows =
        first.rows().stream()
            .map(
                row ->
                    new Estimate(
                        row.title(),
                        row.test().share(),
                        row.test().interval().low(),
                        row.test().interval().high()))
            .toList();
    page.section("Question 6: is playing first an advantage?")
        .answer(first.answer())
        .figure(
            new DotPlot(
                "Player 1's share of decided games, both sides with one strategy",
                shares(rows, "player 1's share of the decided games"),
                rows,
                0.5),
            "Both players have the same strategy. The dashed line is an even split; intervals"
                + " are Clopper and Pearson's at 95 %, each for itself.");
    table(page, first.sheet(), "The tests behind the answer.");
  }

  /** Around all intervals and one half, in percent. */
  private static Axis shares(List<Estimate> rows, String title) {
    var values = new ArrayList<Double>(List.of(0.5));
    rows.forEach(row -> values.addAll(List.of(row.low(), row.high())));
    var axis = Axis.over(title, values.stream().mapToDouble(value -> value).toArray());
    double low = Math.max(0, axis.low());
    return new Axis(title, low, Math.min(1, axis.high()), AnswersPage::tenths);
  }

  /** As short as a tenth of a percent allows. */
  private static String tenths(double share) {
    return Axis.plain(Math.round(1000 * share) / 10.0) + " %";
  }

  private void environment(Page page) {
    var environment = answers.environment();
    page.section("Question 7: does the environment decide?")
        .answer(environment.answer())
        .part("Both sides random")
        .text(environment.baseline())
        .part("Better strategies")
        .text(environment.strength())
        .figure(
            strength(environment),
            "Wins and half the draws against a random mover, both colours, with Wilson's 95 %"
                + " interval; random's own is blue's score.")
        .part("The same start with colours changed")
        .text(environment.colours())
        .figure(
            colours(environment),
            "Starts of every pairing by who won the two games; figures in percent.");
    table(page, environment.colourSheet(), "The starts, counted.");
    page.part("A side that is only cranked")
        .text(environment.crankedOnly())
        .figure(
            cranked(environment),
            "The moving side's games against a side that is only cranked; figures in percent.");
    table(page, environment.crankedSheet(), "The games, counted for the side that moves.");
  }

  private static Plot strength(Environment environment) {
    var rows =
        environment.scores().stream()
            .map(
                score ->
                    new Estimate(
                        score.title(),
                        score.share(),
                        score.interval().low(),
                        score.interval().high()))
            .toList();
    return new DotPlot(
        "Score against a random mover", shares(rows, "score against random"), rows, 0.5);
  }

  private static Plot colours(Environment environment) {
    return new ShareBars(
        "Who won the two games of a start",
        List.of("the same strategy won both", "a draw among them", "the same colour won both"),
        environment.pairs().stream()
            .map(
                pair ->
                    ShareBars.Row.of(
                        pair.one() + "\u2013" + pair.other(),
                        pair.swap().mover(),
                        pair.swap().rest(),
                        pair.swap().colour()))
            .toList());
  }

  private static Plot cranked(Environment environment) {
    return new ShareBars(
        "Games against a side that is only cranked",
        List.of("won", "drawn", "lost"),
        environment.cranked().stream()
            .map(row -> ShareBars.Row.of(row.title(), row.won(), row.drawn(), row.lost()))
            .toList());
  }
}
