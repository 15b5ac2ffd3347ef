-- Organizations and locations as people search and sort them (desk_fold is of 0004).
alter table desk_organization add column search_text text generated always as (desk_fold(name || ' ' || city)) stored;
alter table desk_organization add column name_key text collate "C" generated always as (desk_fold(name)) stored;
alter table desk_location add column search_text text generated always as (desk_fold(name || ' ' || city)) stored;
alter table desk_location add column name_key text collate "C" generated always as (desk_fold(name)) stored;
create index desk_organization_name on desk_organization (name_key, id collate "C");
create index desk_location_name on desk_location (name_key, id collate "C");
-- Machines in each order that a list can have, which also count those of a status and with a warranty that ends soon.
create index desk_machine_name on desk_machine (name collate "C", serial_number collate "C");
create index desk_machine_serial on desk_machine (serial_number collate "C");
create index desk_machine_location on desk_machine (location_id, serial_number collate "C");
create index desk_machine_status on desk_machine (status collate "C", serial_number collate "C");
create index desk_machine_commissioned on desk_machine (commissioned_on collate "C", serial_number collate "C");
create index desk_machine_warranty on desk_machine (warranty_ends_on collate "C", serial_number collate "C");
create index desk_machine_old on desk_machine (out_of_service_on collate "C", serial_number collate "C") where status = 'OUT_OF_SERVICE';
-- Holders of an application or a role of it, which are counted before people are listed by them.
create index desk_access_application on desk_access (application_id, role);
