create table tables (
    id      text primary key,
    version integer not null,           -- grows with every change of the card
    made    double precision not null,  -- seconds since 1970
    listed  integer not null,           -- 1: shown in the list of tables
    card    text not null               -- JSON: what is played, who sits where, hashes of the links
);
create index tables_listed on tables (made) where listed = 1;
create table events (
    match  text not null references tables (id) on delete cascade,
    seq    integer not null,            -- 1, 2, 3 …
    seat   integer not null,            -- 0, 1 …; nature is -1
    move   text not null,
    digest text not null,               -- of the state after the event
    at     double precision not null,
    primary key (match, seq)
);
