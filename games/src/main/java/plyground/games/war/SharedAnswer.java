package plyground.games.war;

import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import plyground.core.search.Stop;

/** What the first of several searches to be done has found. */
final class SharedAnswer {
  private final Stop over;
  private volatile @Nullable Integer found;

  SharedAnswer(Stop outer) {
    over = new Stop(outer);
  }

  /** Looks for it, unless another search is quicker or the limit is reached. */
  void find(SectorSearch search, ToIntFunction<SectorSearch> question) {
    search.stopsAt(over);
    try {
      found = question.applyAsInt(search);
      over.raise();
    } catch (SectorSearch.Spent early) {
      // Another search has the answer, or there is none within the limit.
    }
  }

  /**
   * The answer.
   *
   * @throws SectorSearch.Spent if this search reaches its limit before any has found it
   */
  int get(SectorSearch search, ToIntFunction<SectorSearch> question) {
    find(search, question);
    var answer = found;
    if (answer == null) {
      throw new SectorSearch.Spent();
    }
    return answer;
  }

  /** Nobody need look any longer. */
  void end() {
    over.raise();
  }
}
