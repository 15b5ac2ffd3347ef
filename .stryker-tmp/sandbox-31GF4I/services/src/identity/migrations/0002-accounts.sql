alter table identity_account alter column password_hash drop not null;
alter table identity_account add column activated_at timestamptz;
alter table identity_account add column language text;
update identity_account set activated_at = now();
-- Links sent by mail: invitations and new passwords. A row stays for a while after its use, so that the page can say why.
create table identity_link (
  token_hash text primary key,
  purpose text not null,
  account_id text not null,
  language text not null,
  state text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index identity_link_account on identity_link (account_id);
create table identity_second_factor (
  account_id text primary key references identity_account (id) on delete cascade,
  device_id text not null,
  secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_used_step integer not null
);
create table identity_recovery_code (
  account_id text not null references identity_account (id) on delete cascade,
  code_hash text not null,
  primary key (account_id, code_hash)
);
alter table identity_artifact add column account_id text;
update identity_artifact set account_id = payload::jsonb ->> 'accountId';
create index identity_artifact_account on identity_artifact (account_id) where account_id is not null;
