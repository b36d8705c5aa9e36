% What a student's file may load of War of Life.

provided(war_of_life).
provided(my_wol).
