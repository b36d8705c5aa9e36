package plyground.courses.prolog;

import plyground.agents.protocol.External;

/** An agent that asks a student's file: what it says of the program is what the driver says. */
public interface Driven extends External {
  Driver driver();

  @Override
  default String protection() {
    return driver().protection();
  }

  @Override
  default String errors() {
    return driver().errors();
  }

  @Override
  default void kill() {
    driver().kill();
  }
}
