# Sourced by ./plyground, ./verify and bin/release: tells how far Maven is, on standard error.

# progress NAME: reads what Maven writes, line by line. At a terminal one line is written over and over: the
# module, how many tests have run, how long it has taken; elsewhere nothing is said. Problems are passed on.
progress() {
  local line module='' tests=0 shown='' begun=$SECONDS
  local building='Building (.*[^ ]) +[^ ]+ +\[([0-9]+)/([0-9]+)\]'
  local ran='Tests run: ([0-9]+), .*Time elapsed'
  while IFS= read -r line; do
    case $line in
      *'<<< FAILURE!'* | *'<<< ERROR!'* | *'[ERROR] '*.java:*)
        [ -t 2 ] && printf '\r\033[K' >&2
        printf '%s\n' "$line" >&2
        ;;
    esac
    if [[ $line =~ $building ]]; then
      module="${BASH_REMATCH[2]} of ${BASH_REMATCH[3]}: ${BASH_REMATCH[1]#Plyground }"
    elif [[ $line =~ $ran ]]; then
      tests=$((tests + BASH_REMATCH[1]))
    fi
    if [ -t 2 ]; then
      line="$1: $module"
      [ "$tests" = 0 ] || line="$line, $tests tests"
      line="$line, $((SECONDS - begun)) s"
      [ "$line" = "$shown" ] || printf '\r\033[K%s' "$line" >&2
      shown=$line
    fi
  done
  if [ -t 2 ]; then printf '\r\033[K' >&2; fi
}
