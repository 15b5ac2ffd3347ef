-- Place of the most urgent status that somebody has, in the order of accessUrgency; 7 (UNKNOWN) without any access. Kept by
-- triggers, so that also processes of the version before keep it.
alter table desk_user add column status_place smallint not null default 7;
-- One line each, because a statement of a migration ends with the first semicolon at the end of a line.
create function desk_find_status_place(person text) returns smallint language sql stable as $$ select coalesce(min(array_position(array['PENDING','INVITE_EXPIRED','INVITED','ACTIVE','INACTIVE','DECLINED','UNKNOWN'], access.status)), 7)::smallint from desk_access as access join desk_membership as member on member.user_id = access.user_id and member.organization_id = access.organization_id where access.user_id = person $$;
-- The row is locked first: of two changes at the same time, the second one then reads what the first one has written.
create function desk_keep_status_place() returns trigger language plpgsql as $$ begin perform from desk_user where id in (old.user_id, new.user_id) order by id for no key update; update desk_user set status_place = desk_find_status_place(id) where id in (old.user_id, new.user_id) and status_place <> desk_find_status_place(id); return null; end $$;
create trigger desk_access_keeps_status_place after insert or delete or update of user_id, organization_id, status on desk_access for each row execute function desk_keep_status_place();
create trigger desk_membership_keeps_status_place after insert or delete or update of user_id, organization_id on desk_membership for each row execute function desk_keep_status_place();
update desk_user set status_place = known.place from (select access.user_id, min(array_position(array['PENDING','INVITE_EXPIRED','INVITED','ACTIVE','INACTIVE','DECLINED','UNKNOWN'], access.status)) as place from desk_access as access join desk_membership as member on member.user_id = access.user_id and member.organization_id = access.organization_id group by access.user_id) as known where known.user_id = desk_user.id;
create index desk_user_status on desk_user (status_place, name_key, id collate "C");
