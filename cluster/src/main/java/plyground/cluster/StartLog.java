package plyground.cluster;

import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.core.LogEvent;
import org.apache.logging.log4j.core.LoggerContext;
import org.apache.logging.log4j.core.appender.AbstractAppender;
import org.apache.logging.log4j.core.config.LoggerConfig;
import org.apache.logging.log4j.core.config.Property;

/**
 * Hears of executors that ended before they could report for work. Spark has no event for them and
 * starts them again for ever; only its log tells.
 */
final class StartLog extends AbstractAppender {
  private static final String SOURCE =
      "org.apache.spark.deploy.client.StandaloneAppClient$ClientEndpoint";
  private static final Pattern ENDED =
      Pattern.compile("is now (?:EXITED|FAILED)(?: \\((.*)\\))?", Pattern.DOTALL);

  private final Consumer<String> ended;

  private StartLog(Consumer<String> ended) {
    super("plyground-starts", null, null, true, Property.EMPTY_ARRAY);
    this.ended = ended;
  }

  /**
   * Listens from now on, where Spark logs as it does by itself.
   *
   * @param ended is told why one ended
   */
  static void listen(Consumer<String> ended) {
    if (LogManager.getContext(false) instanceof LoggerContext context) {
      var listener = new StartLog(ended);
      listener.start();
      var root = context.getConfiguration().getRootLogger();
      boolean told = root.getLevel().isLessSpecificThan(Level.INFO);
      var source = new LoggerConfig(SOURCE, Level.INFO, told);
      source.addAppender(listener, Level.INFO, null);
      context.getConfiguration().addLogger(SOURCE, source);
      context.updateLoggers();
    }
  }

  @Override
  public void append(LogEvent event) {
    var found = ENDED.matcher(event.getMessage().getFormattedMessage());
    if (found.find()) {
      ended.accept(found.group(1) == null ? "no reason given" : found.group(1));
    }
  }
}
