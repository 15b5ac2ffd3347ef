create table desk_organization (
  id text primary key,
  name text not null,
  industry text not null,
  sub_region text not null,
  country text not null,
  city text not null,
  customers_may_close boolean not null
);
create table desk_location (
  id text primary key,
  organization_id text not null references desk_organization (id),
  name text not null,
  address text not null,
  postal_code text not null,
  city text not null,
  country text not null
);
create index desk_location_organization on desk_location (organization_id);
create table desk_user (
  id text primary key,
  account_id text unique,
  email text not null unique,
  first_name text not null,
  last_name text not null,
  language text not null,
  is_service_staff boolean not null,
  activated_at timestamptz,
  last_seen_at timestamptz,
  receives_mails boolean not null,
  company text not null,
  telephone text not null,
  address text not null,
  postal_code text not null,
  city text not null,
  country text not null,
  version integer not null
);
create table desk_membership (
  user_id text not null references desk_user (id) on delete cascade,
  organization_id text not null references desk_organization (id),
  primary key (user_id, organization_id)
);
create index desk_membership_organization on desk_membership (organization_id);
create table desk_invitation (
  id text primary key,
  user_id text not null references desk_user (id) on delete cascade,
  organization_id text not null references desk_organization (id),
  kind text not null,
  invited_by text,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz
);
create index desk_invitation_user on desk_invitation (user_id);
create index desk_invitation_open on desk_invitation (organization_id) where accepted_at is null;
create table desk_access (
  id text primary key,
  user_id text not null references desk_user (id) on delete cascade,
  organization_id text not null references desk_organization (id),
  application_id text not null,
  role text not null,
  status text not null,
  version integer not null,
  requested_by text,
  request_date timestamptz,
  request_reason text,
  decline_reason text,
  invitation_id text references desk_invitation (id),
  changed_at timestamptz not null,
  unique (user_id, organization_id, application_id)
);
create index desk_access_organization on desk_access (organization_id, status);
create index desk_access_invitation on desk_access (invitation_id) where invitation_id is not null;
create table desk_machine (
  id text primary key,
  organization_id text not null references desk_organization (id),
  location_id text not null references desk_location (id),
  product_slug text,
  name text not null,
  serial_number text not null unique,
  inventory_number text,
  status text not null,
  commissioned_on text not null,
  out_of_service_on text,
  software_version text,
  newest_software_version text,
  warranty_ends_on text not null,
  last_service_on text,
  next_service_on text,
  operating_hours integer,
  search_text text not null
);
create index desk_machine_organization on desk_machine (organization_id, status);
create sequence desk_ticket_number start with 100001;
create table desk_ticket (
  id text primary key,
  version integer not null,
  organization_id text not null references desk_organization (id),
  location_id text not null references desk_location (id),
  contact_id text not null,
  assignee_id text,
  type text not null,
  concern text not null,
  subject text not null,
  description text not null,
  status text not null,
  close_reason text,
  machine_id text references desk_machine (id),
  machine_name text,
  serial_number text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  waiting_since timestamptz,
  solved_at timestamptz,
  closed_at timestamptz,
  follow_up_of text,
  client_mutation_id text not null,
  comment_count integer not null,
  reply_count integer not null,
  subject_key text not null,
  search_text text not null,
  unique (contact_id, client_mutation_id)
);
create index desk_ticket_organization on desk_ticket (organization_id, updated_at desc, id);
create index desk_ticket_contact on desk_ticket (contact_id, updated_at desc, id);
create index desk_ticket_updated on desk_ticket (updated_at desc, id);
create index desk_ticket_machine on desk_ticket (machine_id) where machine_id is not null;
create index desk_ticket_follow_up on desk_ticket (follow_up_of) where follow_up_of is not null;
create table desk_comment (
  id text primary key,
  ticket_id text not null references desk_ticket (id),
  author_id text not null,
  is_reply boolean not null,
  text text not null,
  created_at timestamptz not null,
  client_mutation_id text not null,
  unique (author_id, client_mutation_id)
);
create index desk_comment_ticket on desk_comment (ticket_id, created_at);
create table desk_ticket_event (
  id text primary key,
  ticket_id text not null references desk_ticket (id),
  kind text not null,
  at timestamptz not null,
  by_id text not null,
  from_status text,
  to_status text,
  reason text,
  assignee_id text,
  follow_up_id text
);
create index desk_ticket_event_ticket on desk_ticket_event (ticket_id, at);
create table desk_attachment (
  id text primary key,
  ticket_id text not null references desk_ticket (id),
  comment_id text references desk_comment (id),
  upload_id text not null unique,
  name text not null,
  size_bytes integer not null,
  media_type text not null,
  created_at timestamptz not null
);
create index desk_attachment_ticket on desk_attachment (ticket_id);
create table desk_audit (
  id bigserial primary key,
  at timestamptz not null,
  action text not null,
  actor_id text,
  actor_name text,
  user_id text,
  user_name text,
  organization_id text,
  organization_name text,
  application_id text,
  ticket_id text,
  details text not null
);
create index desk_audit_user on desk_audit (user_id, id);
create index desk_audit_organization on desk_audit (organization_id, id);
-- One line, because a statement of a migration ends with the first semicolon at the end of a line.
create function desk_refuse_change() returns trigger language plpgsql as $$ begin raise exception 'the audit log can only grow'; end $$;
create trigger desk_audit_only_grows before update or delete or truncate on desk_audit for each statement execute function desk_refuse_change();
create table desk_seed (
  name text primary key,
  seeded_at timestamptz not null
);
