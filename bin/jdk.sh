# Sourced by ./plyground and ./verify: finds a JDK 25 and runs Maven with it.

is_jdk25() {
  [ -x "$1/bin/javac" ] && [ -f "$1/release" ] && grep -q '^JAVA_VERSION="25[."]' "$1/release"
}

# Prints the home of a JDK 25, or fails.
find_jdk25() {
  local java home
  if [ -n "${JAVA_HOME-}" ] && is_jdk25 "$JAVA_HOME"; then
    echo "$JAVA_HOME"
    return
  fi
  if java=$(command -v javac) && java=$(readlink -f "$java" 2>/dev/null); then
    home=${java%/bin/javac}
    if is_jdk25 "$home"; then
      echo "$home"
      return
    fi
  fi
  for home in /usr/lib/jvm/* /usr/java/* /opt/*jdk* /opt/java/* "$HOME"/.jdks/* \
    "$HOME"/.sdkman/candidates/java/* /Library/Java/JavaVirtualMachines/*/Contents/Home; do
    if is_jdk25 "$home"; then
      echo "$home"
      return
    fi
  done
  return 1
}

require_jdk25() {
  if ! JAVA_HOME=$(find_jdk25); then
    echo "plyground: no JDK 25 found in JAVA_HOME, on PATH or in the usual places; install one (Debian: openjdk-25-jdk or temurin-25-jdk) or set JAVA_HOME" >&2
    exit 2
  fi
  export JAVA_HOME
}

# The Maven on PATH, or else the wrapper, which fetches one.
maven() {
  if command -v mvn >/dev/null 2>&1; then
    mvn "$@"
  else
    "$here/mvnw" "$@"
  fi
}
