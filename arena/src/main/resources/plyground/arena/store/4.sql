-- Who made the first move (1 the first side, 2 the second), and how many moves of either player took
-- longer than it was told. Earlier games are taken to have begun with the first side.
alter table game add column opener integer not null default 1;
alter table game add column first_late integer not null default 0;
alter table game add column second_late integer not null default 0;
