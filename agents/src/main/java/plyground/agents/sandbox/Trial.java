package plyground.agents.sandbox;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Tries out whether a way to start programs works on this machine. */
final class Trial {
  private static final int PATIENCE_SECONDS = 5;

  private Trial() {}

  /** Whether a program that does nothing ends well behind these words. */
  static boolean works(List<String> prefix) {
    var words = new ArrayList<>(prefix);
    words.add("true");
    try {
      var trial =
          new ProcessBuilder(words)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      trial.getOutputStream().close();
      boolean ended = trial.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
      trial.destroyForcibly();
      return ended && trial.exitValue() == 0;
    } catch (IOException missing) {
      return false;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
