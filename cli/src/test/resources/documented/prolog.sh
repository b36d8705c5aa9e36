students=$top/courses/src/test/resources/plyground/courses/prolog/students
cp "$students/my_wol.pl" "$students/othello.pl" .
sed 's/c9corner/c9jdoe/g' "$students/heuristic_c9corner.pl" >heuristic_c9jdoe.pl
