create table upload_secret (
  name text primary key,
  value text not null
);
