create table outages (
    began double precision primary key, -- when a server was last alive
    ended double precision not null     -- when one was alive again; clocks stood still in between
);
