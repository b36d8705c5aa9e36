package plyground.courses.grading;

import org.jspecify.annotations.Nullable;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;

/** What a submission said to a question: an answer, or a fault instead of one. */
record Reply(Probe probe, @Nullable String answer, @Nullable AgentException fault) {
  static Reply of(Probe probe, Subject subject) {
    try {
      return new Reply(probe, probe.meaning().of(subject.ask(probe.question())), null);
    } catch (AgentException fault) {
      return new Reply(probe, null, fault);
    }
  }

  boolean right() {
    return fits(probe.right());
  }

  boolean fits(Reading reading) {
    return answer != null && reading.allows(answer);
  }

  /** A fault that costs time: it was late, or it died and must be started again. */
  boolean costly() {
    return fault != null
        && (fault.fault() == Fault.TIME_OUT
            || String.valueOf(fault.getMessage()).contains(" ended "));
  }

  /** What it said, for people. */
  String said() {
    return fault == null ? String.valueOf(answer) : "nothing: " + fault.getMessage();
  }
}
