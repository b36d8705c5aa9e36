package plyground.courses.similarity;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.SplitMix;

class SimilarityReportTest {
  private static final Path RESOURCES = Path.of("src/test/resources/plyground/courses/grading");

  private static String wol() throws IOException {
    return Files.readString(RESOURCES.resolve("war-of-life/right/my_wol.pl"));
  }

  private static ComparedHandIn handIn(
      String student, String file, String text, Set<Long> supplied) {
    return ComparedHandIn.of(student, Map.of(file, text), supplied, Set.of());
  }

  private static double alike(String file, String first, String second, Set<Long> supplied) {
    var both = List.of(handIn("a", file, first, supplied), handIn("b", file, second, supplied));
    return ClassComparison.of(both).pairs().stream().mapToDouble(each -> each.source()).sum();
  }

  @Test
  void disguisesDoNotHelp() throws IOException {
    String disguised =
        wol()
            .replace("Board", "State")
            .replace("Colour", "P")
            .replace("try_move", "attempt")
            .replace("possible(", "could(")
            .replace("    ", "  ")
            .replace(",\n", ", % a word of mine\n");
    assertThat(alike("my_wol.pl", wol(), disguised, Set.of())).isGreaterThan(0.95);
    String other = Files.readString(RESOURCES.resolve("othello/right/othello.pl"));
    assertThat(alike("my_wol.pl", wol(), other, Set.of())).isLessThan(0.15);
  }

  /** Where most of a class has the same file, that is not what everybody was given. */
  @Test
  void copiesAreSeenHoweverManyThereAre() throws IOException {
    var all = new ArrayList<ComparedHandIn>();
    for (int i = 0; i < 6; i++) {
      all.add(handIn("copy" + i, "my_wol.pl", wol() + "% mine " + i + "\n", Set.of()));
    }
    String other = Files.readString(RESOURCES.resolve("othello/right/othello.pl"));
    all.add(handIn("own", "my_wol.pl", other, Set.of()));
    assertThat(ClassComparison.of(all).pairs())
        .hasSize(15)
        .allMatch(pair -> pair.source() > 0.9 && !pair.second().equals("own"));
  }

  /** The same in the languages of the war assignment. */
  @ParameterizedTest
  @CsvSource({"war.java,//", "war.cpp,//", "war.py,#"})
  void knowsFourLanguages(String file, String comment) {
    String code =
        """
        int best(int depth, int alpha, int beta) {
          int value = -100;
          for (int move = 0; move < moves(depth); move++) {
            int found = -best(depth - 1, -beta, -alpha);
            if (found > value) { value = found; chosen = move; }
            if (value >= beta) { return value; }
            alpha = max(alpha, value);
          }
          return value;
        }
        """;
    String disguised =
        (comment + " mine\n" + code)
            .replace("alpha", "low")
            .replace("beta", "high")
            .replace("value", "worth")
            .replace("100", "99")
            .replace(";", "; " + comment + " so\n");
    assertThat(alike(file, code, disguised, Set.of())).isGreaterThan(0.95);
    assertThat(alike(file, code, "while (true) { print(\"hello\"); }\n".repeat(9), Set.of()))
        .isLessThan(0.15);
  }

  @Test
  void whatWasSuppliedIsLeftOut() throws IOException {
    var supplied = Fingerprint.all(ComparedHandIn.tokens("given.pl", wol()));
    String mine =
        """

        mine(A, B) :- findall(X, ( member(X, A), X > B, X < 10 ), L), sum_list(L, _).
        more(A, B, C) :- nth0(A, B, D), ( D == C -> true ; select(D, B, E), more(A, E, C) ).
        most(L, M) :- msort(L, S), reverse(S, [M|_]), \\+ member(M, [a, b, c]), atom(M).
        """;
    String yours =
        """

        yours([], 0).
        yours([H|T], N) :- yours(T, M), N is M + H * H - 1, N >= 0.
        again(X) :- repeat, read(X), X \\== end_of_file, format('~w~n', [X]), !, fail.
        swap(p(A, B), p(B, A)) :- number(A), number(B), A =\\= B, succ(A, _).
        """;
    assertThat(alike("a.pl", wol() + mine, wol() + yours, supplied)).isZero();
    assertThat(alike("a.pl", wol() + mine, wol() + yours, Set.of())).isGreaterThan(0.8);
  }

  /** Mistakes that two share and nobody else makes count; those everybody makes do not. */
  @Test
  void rareMistakesTell() {
    var report = new ArrayList<ComparedHandIn>();
    for (int i = 0; i < 12; i++) {
      var traits = i < 2 ? Set.of("c1", "c2", "c3", "r1", "r2", "r3") : Set.of("c1", "c2", "c3");
      report.add(ComparedHandIn.of("student" + i, Map.of(), Set.of(), traits));
    }
    var pairs = ClassComparison.of(report).pairs();
    assertThat(pairs).hasSize(1);
    assertThat(pairs.getFirst().behaviour()).isEqualTo(1);
    assertThat(pairs.getFirst().traits()).isEqualTo(3);
  }

  /** Two of two hundred are copies; they are the first on the page, which is escaped. */
  @Test
  @Tag("slow")
  void findsTwoOfTwoHundred() {
    var report = new SimilarityReport();
    for (int i = 0; i < 200; i++) {
      String text = random(i == 77 ? 3 : i);
      report.add(i == 77 ? "<b>copy" : "student" + i, Map.of("my_wol.pl", text), Set.of());
    }
    var pages = report.pages("a class");
    assertThat(pages.get("html"))
        .contains("not a verdict", "student3<br>&lt;b&gt;copy</th><td>100 %")
        .doesNotContain("<b>copy");
    assertThat(pages.get("md")).contains("not a verdict", "| student3 | ", "| 100 % |");
    assertThat(pages.get("json")).contains("\"first\" : \"student3\"", "\"code\" : 1.0");
  }

  /** A program of many clauses, another for every seed. */
  private static String random(long seed) {
    var random = new SplitMix(seed);
    var built = List.of("member", "append", "length", "nth0", "last", "msort", "reverse", "is");
    return IntStream.range(0, 150)
        .mapToObj(
            clause ->
                "p"
                    + clause
                    + "(A, B) :- "
                    + IntStream.range(0, 2 + random.nextInt(4))
                        .mapToObj(
                            _ ->
                                built.get(random.nextInt(built.size()))
                                    + (random.nextInt(2) == 0 ? "(A, B)" : "([A|B], A, 3)"))
                        .collect(Collectors.joining(", "))
                    + ".")
        .collect(Collectors.joining("\n"));
  }

  /** A text of any length is read without going deeper for every letter of it. */
  @ParameterizedTest
  @ValueSource(strings = {"\"", "'", "/*", "//", "#", "\"\"\""})
  void textsWithoutEndEndNothing(String opening) {
    String code = "int war = 1;\n" + opening + "ab\\n".repeat(1 << 18);
    assertThat(handIn("a", "war.java", code, Set.of())).isNotNull();
  }
}
