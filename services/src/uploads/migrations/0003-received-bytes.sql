-- What a file was said to be takes no room; what has arrived does.
alter table upload_file add column received bigint not null default 0;
update upload_file set received = size where state = 'complete';
