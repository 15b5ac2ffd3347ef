-- Texts as people search and sort them, like foldText of the services does: lower case, without accents. One line each,
-- because a statement of a migration ends with the first semicolon at the end of a line.
create function desk_fold(value text) returns text language sql immutable parallel safe as $$ select replace(replace(replace(translate(normalize(regexp_replace(normalize(lower(normalize(value, NFKC) collate "und-x-icu"), NFD), '[\u0300-\u036f]+', '', 'g'), NFC), 'øłđı', 'oldi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') $$;
alter table desk_user add column search_text text generated always as (desk_fold(first_name || ' ' || last_name || ' ' || email)) stored;
alter table desk_user add column name_key text collate "C" generated always as (desk_fold(last_name || ' ' || first_name)) stored;
alter table desk_user add column email_key text collate "C" generated always as (desk_fold(email)) stored;
create index desk_user_name on desk_user (name_key, id collate "C");
create index desk_user_email on desk_user (email_key, id collate "C");
-- People who are invited and have not accepted, which is looked up before each list.
create index desk_user_waiting on desk_user (id) where activated_at is null;
create index desk_ticket_id on desk_ticket (id collate "C");
create index desk_ticket_created on desk_ticket (created_at, id collate "C");
create index desk_ticket_changed on desk_ticket (updated_at, id collate "C");
create index desk_ticket_subject on desk_ticket (subject_key collate "C", id collate "C");
create index desk_ticket_type on desk_ticket (type collate "C", id collate "C");
create index desk_ticket_status on desk_ticket (array_position(array['NEW','IN_PROGRESS','WAITING_FOR_YOU','SOLVED','CLOSED'], status), id collate "C");
-- Counts of the present window for each user and kind of change; a crash may forget them.
create unlogged table desk_write_count (key text primary key, until timestamptz not null, count integer not null);
