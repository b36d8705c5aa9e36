package plyground.agents.protocol;

import org.jspecify.annotations.Nullable;
import plyground.agents.sandbox.ChildProcess;
import plyground.agents.sandbox.ResourceLimits;
import plyground.agents.sandbox.Sandbox;

/** A program of somebody else's that is started when it is needed, and what is left of it after. */
public abstract class ExternalProcess implements External, AutoCloseable {
  protected final ResourceLimits limits;
  protected @Nullable ChildProcess child;
  private String lastErrors = "";

  protected ExternalProcess(ResourceLimits limits) {
    this.limits = limits;
  }

  @Override
  public final String protection() {
    return Sandbox.sentence(limits);
  }

  @Override
  public final String errors() {
    return child == null ? lastErrors : child.errors();
  }

  @Override
  public final void kill() {
    if (child != null) {
      child.kill();
    }
  }

  @Override
  public final void close() {
    if (child != null) {
      child.close();
      lastErrors = child.errors();
      child = null;
    }
  }
}
