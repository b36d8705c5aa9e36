package plyground.web.live;

import java.util.Optional;

/** Where matches lie when they are not in memory: across restarts, and while nobody looks. */
public interface Shelf {
  /** A shelf that forgets. */
  Shelf NONE =
      new Shelf() {
        @Override
        public void put(String id, String text) {}

        @Override
        public Optional<String> take(String id) {
          return Optional.empty();
        }
      };

  void put(String id, String text);

  Optional<String> take(String id);
}
