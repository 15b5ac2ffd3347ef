-- Other processes keep entries in memory, so each change of one is announced to them with its transaction: the channel and
-- the form are those of database/announcements.ts. One line, because statements end with their line.
create function kmx_announce_content() returns trigger language plpgsql as $$ begin perform pg_notify('kmx_' || md5(current_schema()), json_build_object('topic', 'content', 'payload', json_build_object('id', coalesce(new.entry_id, old.entry_id), 'process', current_setting('application_name'))::text)::text); return null; end $$;
create trigger content_version_announced after insert or update or delete on content_version for each row execute function kmx_announce_content();
