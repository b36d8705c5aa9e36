# shellcheck shell=bash
# Sourced by ./verify: which modules are as they were when all tests last passed, so that --fast need not test
# them again. A module's state is a sum over its files and the states of the modules it is built on.

declare -A folder state

# The files of a folder without what is built of them; a module inside it counts for itself.
sources() {
  find "$1" -mindepth 1 \( -name target -o -name node_modules -o -name .git \) -prune -o \
    -type d -exec test -f '{}/pom.xml' \; -prune -o -type f -print0
}

sum() {
  sha1sum | cut -d' ' -f1
}

# find_state MODULE: sets its state, and that of all it is built on.
find_state() {
  local module=$1 name parts=$house
  [ -z "${state[$module]-}" ] || return 0
  parts+=$(sources "$module" | sort -z | xargs -0 sha1sum)
  while read -r name; do
    [ "${folder[$name]-$module}" != "$module" ] || continue
    find_state "${folder[$name]}"
    parts+=${state[${folder[$name]}]}
  done < <(sed -n 's|.*<artifactId>plyground-\(.*\)</artifactId>.*|\1|p' "$module/pom.xml")
  state[$module]=$(sum <<<"$parts")
}

# find_states GROUPS: of all modules, where the tests of these groups are skipped.
find_states() {
  local module modules
  modules=$(sed -n 's|.*<module>\(.*\)</module>.*|\1|p' pom.xml)
  house=$(cat pom.xml verify bin/*.sh && "$JAVA_HOME/bin/java" -version 2>&1 && echo "$1")
  for module in $modules; do
    folder[$(grep -o -m 1 '<artifactId>plyground-[^<]*' "$module/pom.xml" | cut -d- -f2-)]=$module
  done
  for module in $modules; do
    find_state "$module"
  done
  # Its tests read the pages, scripts and sources of the whole house.
  state[cli]=$({
    printf '%s\n' "${state[@]}" | sort
    find . \( -name target -o -name node_modules -o -name .git \) -prune -o -type f -print0 | sort -z | xargs -0 sha1sum
  } | sum)
}

# Marks the modules that have passed as they are; pom.xml's profile `unchanged` skips their tests.
mark_unchanged() {
  local module
  for module in "${!state[@]}"; do
    rm -f "$module/target/unchanged"
    if [ "$(cat "$module/target/passed" 2>/dev/null)" = "${state[$module]}" ]; then
      touch "$module/target/unchanged"
      echo "$module"
    fi
  done
}

# remember passed|checked: all modules are as they are now.
remember() {
  local module
  for module in "${!state[@]}"; do
    mkdir -p "$module/target"
    echo "${state[$module]}" >"$module/target/$1"
  done
}

# Maven compiles no class again that ./plyground, bin/test or --fast compiled without looking for weak spots:
# forgets what was not built by a whole ./verify.
forget_unchecked() {
  local module
  for module in "${!state[@]}"; do
    if [ "$(cat "$module/target/checked" 2>/dev/null)" != "${state[$module]}" ]; then
      rm -rf "$module"/target/{classes,test-classes,maven-status}
    fi
  done
}
