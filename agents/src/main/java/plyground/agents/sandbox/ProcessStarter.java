package plyground.agents.sandbox;

import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/**
 * Starts programs from one thread that never ends. Linux ends a program that is to die with its
 * parent when the very thread dies that started it, and threads of games come and go.
 */
final class ProcessStarter {
  private static final ExecutorService THREAD =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().name("child-starter").factory());

  private ProcessStarter() {}

  static Process start(ProcessBuilder builder) throws IOException {
    try {
      return THREAD.submit(builder::start).get();
    } catch (ExecutionException failure) {
      throw new IOException(reason(failure.getCause()), failure);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", interrupted);
    }
  }

  private static String reason(@Nullable Throwable cause) {
    return cause == null ? "for no known reason" : String.valueOf(cause.getMessage());
  }
}
