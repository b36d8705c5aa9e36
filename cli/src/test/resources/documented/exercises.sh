printf 'id,name\na1,Ada\nb2,Bob\n' >class.csv
plyground exercise make tic-tac-toe --kind choice --search alphabeta:depth=3 --out choice.html --solutions solved.html
code=$(sed -n 's/.*Code: \([A-Za-z0-9_-]*\).*/\1/p' solved.html | head -1)
test -n "$code"
printf 'person,exercise,answer\nAda,%s,5\n' "$code" >answers.csv
