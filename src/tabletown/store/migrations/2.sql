create table beats (
    name text primary key,              -- whose heart beats: health, or retention
    at   double precision not null,     -- when it did so last
    hold double precision not null      -- until when nothing is removed, because the clock has jumped
);
