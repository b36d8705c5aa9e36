% What a student's file may load of the Amazing Labyrinth.

provided(labyrinth).
