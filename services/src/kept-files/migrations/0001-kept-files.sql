-- Every object that was put into the store of files, or is about to be: what nothing refers to is found and removed by it.
create table kept_object (
  key text primary key,
  created_at timestamptz not null
);
-- The pieces of files, in the order of `start`. The key decides of several that continue a file at one place.
create table kept_piece (
  folder text not null,
  name text not null,
  start bigint not null,
  bytes integer not null,
  sha256 text not null,
  object_key text not null unique,
  primary key (folder, name, start)
);
