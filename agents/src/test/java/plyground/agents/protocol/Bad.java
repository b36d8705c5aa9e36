package plyground.agents.protocol;

import plyground.core.agent.Fault;

/** Programs that do wrong in every way we could think of, as shell scripts. */
enum Bad {
  MISSING(Fault.CRASH, "was not found", "no-such-program"),
  ENDS_AT_ONCE(Fault.CRASH, "ended with exit code 0", "exit 0"),
  FAILS_AT_ONCE(Fault.CRASH, "its standard error ends: no licence", "echo no licence >&2; exit 1"),
  SILENT_AT_START(Fault.TIME_OUT, "did not answer within 100 ms", "sleep 100"),
  IGNORES_SIGNALS(Fault.TIME_OUT, "did not answer", "trap '' TERM INT HUP; sleep 100; sleep 100"),
  DIES_IN_GAME(Fault.CRASH, "ended with exit code 7", answering("exit 7")),
  CRASHES_IN_GAME(Fault.CRASH, "signal 11", answering("kill -SEGV $$")),
  SILENT_IN_GAME(Fault.TIME_OUT, "did not answer within 50 ms", answering("sleep 100")),
  SPINS(Fault.TIME_OUT, "did not answer", answering("while :; do :; done")),
  HALF_A_LINE(Fault.TIME_OUT, "did not answer", answering("printf '{\"move\"'; sleep 100")),
  LATE(Fault.TIME_OUT, "did not answer", answering("sleep 2; echo '{\"move\":\"1\"}'")),
  ILLEGAL(Fault.ILLEGAL_MOVE, "played '10': '10' is not a legal move", playing("10")),
  NO_MOVE(Fault.PROTOCOL, "without \"move\"", answering("echo '{\"value\":3}'")),
  TALKATIVE(Fault.PROTOCOL, "wrote 'thinking...' where a line like", answering("echo thinking...")),
  NOT_AN_OBJECT(Fault.PROTOCOL, "wrote '[1,2]'", answering("echo '[1,2]'")),
  BROKEN_JSON(Fault.PROTOCOL, "wrote '{\"move\":'", answering("echo '{\"move\":'")),
  NOT_TEXT(Fault.PROTOCOL, "where a line like", answering("printf '\\377\\376\\n'")),
  EMPTY_LINE(Fault.PROTOCOL, "wrote ''", answering("echo")),
  UNASKED(
      Fault.PROTOCOL,
      "unasked",
      "read l; printf '{\"name\":\"x\"}\\n{\"move\":\"1\"}\\n'; cat >/dev/null"),
  ENDLESS_LINE(Fault.PROTOCOL, "bytes in one line", answering("exec tr '\\0' x </dev/zero")),
  ENDLESS_LINES(Fault.PROTOCOL, "where a line like", answering("exec yes")),
  CLOSES_OUTPUT(Fault.TIME_OUT, "did not answer", answering("exec >&-; sleep 100")),
  FORKS(
      Fault.CRASH,
      "had more than 8 processes",
      answering("i=0; while [ $i -lt 60 ]; do sleep 100 & i=$((i+1)); done; wait")),
  EATS_MEMORY(Fault.CRASH, "", answering("s=x; while :; do s=$s$s; done")),
  LARGE_FILE(Fault.CRASH, "", answering("set -e; exec dd if=/dev/zero of=large bs=1M count=90")),
  LEAVES_A_DAEMON(Fault.CRASH, "exit code 3", answering("(setsid sleep 100 &) ; exit 3"));

  final Fault fault;
  final String words;
  final String script;

  Bad(Fault fault, String words, String script) {
    this.fault = fault;
    this.words = words;
    this.script = script;
  }

  /** Says hello and then does this at its first turn. */
  static String answering(String action) {
    return "while read -r l; do case $l in *'\"hello\"'*) echo '{\"name\":\"x\"}';;"
        + " *'\"turn\"'*) "
        + action
        + ";; esac; done";
  }

  static String playing(String move) {
    return answering("echo '{\"move\":\"" + move + "\"}'");
  }

  /** Plays the first legal move. */
  static String good() {
    return answering("m=${l#*legal\\\":[\\\"}; echo \"{\\\"move\\\":\\\"${m%%\\\"*}\\\"}\"");
  }
}
