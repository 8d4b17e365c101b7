create table remarks (
    match  text not null references tables (id) on delete cascade,
    number integer not null,            -- 1, 2, 3 …
    after  integer not null,            -- how many events came before it
    seat   integer not null,            -- 0, 1 …; -1: the whole table
    text   text not null,               -- as in a record: sits Anna
    at     double precision not null,
    primary key (match, number)
);
