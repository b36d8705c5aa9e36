package plyground.web;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plyground.arena.store.Store;
import plyground.arena.store.StoreException;
import plyground.core.InputException;
import plyground.web.live.ClientLimits;
import plyground.web.live.MatchStore;
import plyground.web.live.Refusal;
import plyground.web.tournament.TournamentStore;

/** The store of a lab. It is opened while the server starts, so that neither waits. */
final class LabStore implements MatchStore, TournamentStore, AutoCloseable {
  /** Pages are told soon; who writes tries again by itself. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final @Nullable CompletableFuture<Store> opening;
  private volatile int matches;
  private volatile @Nullable String damage;

  /**
   * @param address empty for a lab that keeps nothing
   */
  LabStore(String address) {
    opening =
        address.isEmpty()
            ? null
            : CompletableFuture.supplyAsync(() -> Store.open(address, PATIENCE));
  }

  /**
   * Waits until it is open.
   *
   * @throws InputException if it cannot be opened
   */
  void await() {
    if (opening != null) {
      store();
    }
  }

  @Override
  public boolean kept() {
    return opening != null;
  }

  @Override
  public Store get() {
    return store();
  }

  Store store() {
    if (opening == null) {
      throw Refusal.unknown("this lab keeps nothing");
    }
    try {
      return opening.join();
    } catch (CompletionException failed) {
      throw failed.getCause() instanceof InputException refused ? refused : failed;
    }
  }

  @Override
  public void put(Map<String, String> texts) {
    if (opening != null) {
      this.matches = store().savedMatches().put(texts);
    }
  }

  @Override
  public boolean full() {
    return matches >= ClientLimits.ALL_KEPT;
  }

  /**
   * Looks for damage while the lab is open already.
   *
   * @param log told of what is found
   */
  void check(Consumer<String> log) {
    if (opening != null) {
      Thread.ofPlatform().daemon().name("lab-store-check").start(() -> checkNow(log));
    }
  }

  private void checkNow(Consumer<String> log) {
    try {
      store().check();
    } catch (StoreException found) {
      damage = found.message();
      log.accept(found.message());
    }
  }

  /** What a check has found. */
  Optional<String> damage() {
    return Optional.ofNullable(damage);
  }

  @Override
  public Optional<String> find(String id) {
    return opening == null ? Optional.empty() : store().savedMatches().get(id);
  }

  /** Why it does not answer. */
  Optional<String> silence() {
    try {
      if (opening != null) {
        store().ping();
      }
      return Optional.empty();
    } catch (StoreException lost) {
      return Optional.of(lost.message());
    }
  }

  @Override
  public void close() {
    if (opening != null && !opening.isCompletedExceptionally()) {
      opening.join().close();
    }
  }
}
