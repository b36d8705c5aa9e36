package plyground.web.live;

import java.util.Map;
import java.util.Optional;

/** Where matches lie when they are not in memory: across restarts, and while nobody looks. */
public interface MatchStore {
  /** A store that forgets. */
  MatchStore NONE =
      new MatchStore() {
        @Override
        public void put(Map<String, String> matches) {}

        @Override
        public Optional<String> find(String id) {
          return Optional.empty();
        }
      };

  /** Keeps the texts of matches under their names. */
  void put(Map<String, String> matches);

  Optional<String> find(String id);

  /** Whether there is no room for more matches. */
  default boolean full() {
    return false;
  }
}
