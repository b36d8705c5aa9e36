package plyground.agents.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicLong;

/** A program that was started, with what was set up around it. */
record StartedProcess(
    Process process, ControlGroup group, ProcessTree tree, OutputTail errors, ReadableFiles copies)
    implements AutoCloseable {
  /** A variable that marks a program and everything it starts. */
  private static final String MARK = "PLYGROUND_CHILD";

  private static final AtomicLong STARTED = new AtomicLong();

  /**
   * @throws IOException if there is no such program or folder
   */
  static StartedProcess of(Program program, ResourceLimits limits, Sandbox sandbox)
      throws IOException {
    String mark = ProcessHandle.current().pid() + "." + STARTED.incrementAndGet();
    var group = ControlGroup.of(limits);
    var copies = new ReadableFiles();
    try {
      if (program.writable()) {
        OwnFolder.give(program.place());
      }
      var command = Launch.words(group.doors(), sandbox.command(program, limits, copies));
      var errors = new OutputTail();
      var process = start(builder(program, mark).command(command), errors);
      var tree = new ProcessTree(process, MARK + "=" + mark + "\0");
      return new StartedProcess(process, group, tree, errors, copies);
    } catch (IOException | UncheckedIOException failure) {
      group.close();
      copies.close();
      throw new IOException(failure.getMessage(), failure);
    }
  }

  private static ProcessBuilder builder(Program program, String mark) {
    var builder = new ProcessBuilder().directory(program.place().toFile());
    var environment = program.environment(builder.environment());
    environment.put(MARK, mark);
    builder.environment().clear();
    builder.environment().putAll(environment);
    return builder;
  }

  private static Process start(ProcessBuilder builder, OutputTail errors) throws IOException {
    try {
      var process = ProcessStarter.start(builder.redirectError(errors.target()));
      errors.hide();
      return process;
    } catch (IOException failure) {
      errors.close();
      throw failure;
    }
  }

  /**
   * Ends it and everything it started, at once.
   *
   * @param sure whether its end is known to take all others with it
   */
  void kill(boolean sure) {
    if (group.kill() || sure) {
      tree.killRoot();
      group.kill();
    } else {
      tree.killEach();
    }
  }

  @Override
  public void close() {
    errors.close();
    group.close();
    copies.close();
  }
}
