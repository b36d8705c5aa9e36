package plyground.web;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import plyground.arena.store.Store;
import plyground.core.InputException;
import plyground.web.live.MatchStore;
import plyground.web.live.Refusal;

/** The store of a lab. It is opened while the server starts, so that neither waits. */
final class LabStore implements MatchStore, AutoCloseable {
  private final @Nullable CompletableFuture<Store> opening;

  /**
   * @param address empty for a lab that keeps nothing
   */
  LabStore(String address) {
    opening = address.isEmpty() ? null : CompletableFuture.supplyAsync(() -> Store.open(address));
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

  Store store() {
    if (opening == null) {
      throw Refusal.unknown("this lab keeps no tournaments");
    }
    try {
      return opening.join();
    } catch (CompletionException failed) {
      throw failed.getCause() instanceof InputException refused ? refused : failed;
    }
  }

  @Override
  public void put(Map<String, String> matches) {
    if (opening != null) {
      store().savedMatches().put(matches);
    }
  }

  @Override
  public Optional<String> find(String id) {
    return opening == null ? Optional.empty() : store().savedMatches().get(id);
  }

  @Override
  public void close() {
    if (opening != null && !opening.isCompletedExceptionally()) {
      opening.join().close();
    }
  }
}
