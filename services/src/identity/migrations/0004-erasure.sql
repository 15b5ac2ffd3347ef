-- That a person was erased, without a word about who it was: the ids are in no other table that names anybody.
create table identity_erasure (
  id text primary key,
  erased_at timestamptz not null,
  account_id text,
  user_id text,
  reason text not null,
  counts text not null
);
create index identity_erasure_account on identity_erasure (account_id) where account_id is not null;
