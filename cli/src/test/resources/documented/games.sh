sed -n '/^```java$/,/^```$/p' "$top/docs/games.md" | sed '/^```/d' >Stairs.java
