# Sourced by ./plyground, ./verify and bin/release: tells how far Maven is, on standard error.

# progress NAME: reads what Maven writes, line by line. At a terminal one line is written over and over: the
# module, how many tests have run, how long it has taken; elsewhere nothing is said. Problems are passed on.
progress() {
  local line='' part='' module=starting tests=0 begun=$SECONDS
  local building='Building (.*[^ ]) +[^ ]+ +\[([0-9]+)/([0-9]+)\]'
  local ran='Tests run: ([0-9]+), .*Time elapsed'
  while true; do
    if IFS= read -r -t 1 part; then
      line=$line$part
      told "$line"
      line=''
    elif [ $? -gt 128 ]; then
      line=$line$part # a second has passed; the rest of the line is still to come
    else
      break
    fi
    if [ -t 2 ]; then
      part=
      [ "$tests" = 0 ] || part=", $tests tests"
      printf '\r\033[K%s: %s%s, %s s' "$1" "$module" "$part" $((SECONDS - begun)) >&2
    fi
  done
  if [ -t 2 ]; then printf '\r\033[K' >&2; fi
}

# What a line says of the build; sets the names of progress.
told() {
  case $1 in
    *'<<< FAILURE!'* | *'<<< ERROR!'* | *'[ERROR] '*.java:*)
      if [ -t 2 ]; then printf '\r\033[K' >&2; fi
      printf '%s\n' "$1" >&2
      ;;
  esac
  if [[ $1 =~ $building ]]; then
    module="${BASH_REMATCH[2]} of ${BASH_REMATCH[3]}: ${BASH_REMATCH[1]#Plyground }"
  elif [[ $1 =~ $ran ]]; then
    tests=$((tests + BASH_REMATCH[1]))
  fi
}
