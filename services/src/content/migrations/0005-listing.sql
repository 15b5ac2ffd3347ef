-- what lists are made of, so that none has to read the texts of all entries: a row for each entry and stage, kept by
-- triggers, because several processes and versions of the service write; each change is announced to all processes with its
-- transaction, in the form of database/announcements.ts, '*' where there are many
create table content_listing (
  entry_id text not null,
  stage text not null,
  model text not null,
  created_at timestamptz not null,
  -- values of the base document: rows of content_version lie among large texts, and reading many of them takes long
  data jsonb not null,
  -- when each version last changed, by locale; '' is the base document. ISO texts, which sort as the times they name
  updated_at jsonb not null,
  primary key (entry_id, stage)
);
create index content_listing_order on content_listing (model, stage, created_at, entry_id collate "C");
create index content_listing_data on content_listing using gin (data jsonb_path_ops);
create index content_listing_planned on content_listing ((data -> 'rawPayload' ->> 'entryId'))
  where (data -> 'rawPayload' ->> 'entryId') is not null;
create function content_version_changed() returns trigger language plpgsql as $$
declare ids text[]
; begin
  -- an entry that gets another id leaves a row under the one before
  if tg_op = 'UPDATE' then select array_agg(distinct entry_id) into ids from (select entry_id from changed union select entry_id from former) as touched
  ; else select array_agg(distinct entry_id) into ids from changed
  ; end if
  ; if ids is null then return null
  ; end if
  ; delete from content_listing l where l.entry_id = any(ids) and not exists (
      select from content_version v where v.entry_id = l.entry_id and v.stage = l.stage and v.locale = '')
  ; insert into content_listing (entry_id, stage, model, created_at, data, updated_at)
    select v.entry_id, v.stage, e.model, e.created_at, (array_agg(v.data) filter (where v.locale = ''))[1],
      jsonb_object_agg(v.locale, to_char(v.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from content_version v join content_entry e on e.id = v.entry_id
    where v.entry_id = any(ids)
    group by v.entry_id, v.stage, e.model, e.created_at having bool_or(v.locale = '')
    on conflict (entry_id, stage) do update
      set model = excluded.model, created_at = excluded.created_at, data = excluded.data, updated_at = excluded.updated_at
  ; perform pg_notify('kmx_' || md5(tg_table_schema), json_build_object('topic', 'content', 'payload',
      json_build_object('id', id, 'process', current_setting('application_name'))::text)::text)
    from unnest(case when cardinality(ids) > 500 then array['*'] else ids end) as id
  ; return null
  ; end
  $$;
create trigger content_version_inserted after insert on content_version
  referencing new table as changed for each statement execute function content_version_changed();
create trigger content_version_updated after update on content_version
  referencing old table as former new table as changed for each statement execute function content_version_changed();
create trigger content_version_deleted after delete on content_version
  referencing old table as changed for each statement execute function content_version_changed();
insert into content_listing (entry_id, stage, model, created_at, data, updated_at)
  select v.entry_id, v.stage, e.model, e.created_at, (array_agg(v.data) filter (where v.locale = ''))[1],
    jsonb_object_agg(v.locale, to_char(v.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from content_version v join content_entry e on e.id = v.entry_id
  group by v.entry_id, v.stage, e.model, e.created_at having bool_or(v.locale = '');
-- the form in which values are kept; another one brings all of them up to date
alter table content_seed add column form_sha256 text;
-- texts are sorted as the language of the list sorts them, numbers in them by their value; a server without ICU leaves it to the service
do $$
declare language text
; begin
  foreach language in array array['en', 'de', 'cs', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh'] loop
    begin
      execute format('create collation %I (provider = icu, locale = %L, deterministic = false)',
        'content-' || language, language || '-u-kn-true')
    ; exception when feature_not_supported then raise notice 'no ICU'
    ; end
  ; end loop
; end
$$;
