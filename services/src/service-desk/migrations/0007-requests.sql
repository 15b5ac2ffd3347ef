-- Requests of all organizations, which service staff reads page by page, the oldest first.
create index desk_access_waiting on desk_access (request_date, id collate "C") where status = 'PENDING';
