-- A new address that waits for its owner to confirm it; until then the account keeps the old one.
create table identity_email_change (
  account_id text primary key references identity_account (id) on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
