cases=$top/courses/src/test/resources/plyground/courses/war/cases/00
cp "$cases/map.txt" "$cases/init.txt" .
plyground war -t 3 -d 3 -m map.txt -i init.txt -op moves.txt -ol log.txt
# A log of somebody who does not cut off at equality.
awk -F, '/CUT-OFF/ && $5 == $6 && $6 == $7 && !done { sub(/,CUT-OFF/, ""); done = 1 } { print }' log.txt >their_log.txt
if cmp -s log.txt their_log.txt; then
  echo "nothing was changed" >&2
  exit 1
fi
