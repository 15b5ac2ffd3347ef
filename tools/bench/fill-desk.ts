/**
 * Statements that copy people of the sample with their memberships and accesses, an organization with a location for five
 * of them, two machines for each, and tickets, all under names and numbers of their own, on PostgreSQL.
 */
export function listDeskStatements(userCount: number, ticketCount: number): readonly string[] {
  const columns =
    'version, contact_id, assignee_id, type, concern, subject, description, status, close_reason, ' +
    'machine_name, serial_number, waiting_since, solved_at, closed_at, comment_count, reply_count, subject_key, search_text';
  const machineColumns =
    'product_slug, name, inventory_number, status, commissioned_on, out_of_service_on, software_version, newest_software_version, ' +
    'warranty_ends_on, last_service_on, next_service_on, operating_hours';
  const customerCount = Math.ceil(userCount / 5);
  const machineCount = 2 * userCount;
  const customer = `'bench-' || (number % ${customerCount} + 1)`;
  return [
    'set statement_timeout = 0',
    `with samples as (select *, row_number() over (order by id) as place, count(*) over () as size from desk_organization)
    insert into desk_organization (id, name, industry, sub_region, country, city, customers_may_close)
    select 'bench-' || number, name || ' ' || number, industry, sub_region, country, city, customers_may_close
    from generate_series(1, ${customerCount}) as number join samples on samples.place = number % samples.size + 1`,
    `insert into desk_location (id, organization_id, name, address, postal_code, city, country)
    select id, id, name || ' plant', '', '', city, country from desk_organization where id like 'bench-%'`,
    `with samples as (select *, row_number() over (order by id) as place, count(*) over () as size from desk_machine)
    insert into desk_machine (id, organization_id, location_id, serial_number, search_text, ${machineColumns})
    select 'bench-' || number, ${customer}, ${customer}, 'B' || number, search_text || ' b' || number, ${machineColumns}
    from generate_series(1, ${machineCount}) as number join samples on samples.place = number % samples.size + 1`,
    `with samples as (select *, row_number() over (order by id) as place, count(*) over () as size from desk_user where not is_service_staff)
    insert into desk_user (id, email, first_name, last_name, language, is_service_staff, activated_at, last_seen_at, receives_mails,
      company, telephone, address, postal_code, city, country, version)
    select 'bench-' || number, 'bench.' || number || '@northline.example', first_name, last_name || ' number ' || number, language, false,
      now(), now(), true, company, telephone, address, postal_code, city, country, 1
    from generate_series(1, ${userCount}) as number join samples on samples.place = number % samples.size + 1`,
    `with organizations as (select id, row_number() over (order by id) as place, count(*) over () as size from desk_organization)
    insert into desk_membership (user_id, organization_id)
    select 'bench-' || number, organizations.id
    from generate_series(1, ${userCount}) as number join organizations on organizations.place = number % organizations.size + 1`,
    `insert into desk_access (id, user_id, organization_id, application_id, role, status, version, changed_at)
    select 'bench-' || user_id || application, user_id, organization_id, application, 'viewer',
      (array['ACTIVE','ACTIVE','ACTIVE','INACTIVE','DECLINED'])[1 + (hashtext(user_id || application) & 1023) % 5], 1, now()
    from desk_membership cross join unnest(array['inventory', 'wire-flow']) as application where user_id like 'bench-%'`,
    // One of fifty people waits for an answer, another one has not accepted an invitation.
    `update desk_access set status = 'PENDING', request_date = now(), request_reason = 'I plan the maintenance.'
    where id like 'bench-%inventory' and (hashtext(user_id) & 1023) % 50 = 0`,
    `insert into desk_invitation (id, user_id, organization_id, kind, invited_by, sent_at, expires_at)
    select id, user_id, organization_id, 'APPLICATION', null, now(), now() + interval '7 days' from desk_access
    where id like 'bench-%wire-flow' and (hashtext(user_id) & 1023) % 50 = 1`,
    `update desk_access set status = 'INVITED', invitation_id = id where id in (select id from desk_invitation)`,
    `with samples as (select *, row_number() over (order by id) as place, count(*) over () as size from desk_ticket)
    insert into desk_ticket (id, client_mutation_id, created_at, updated_at, organization_id, location_id, machine_id, ${columns})
    select 'BENCH-' || number, 'bench-' || number, created_at - number * interval '1 minute',
      updated_at - number * interval '1 minute', ${customer}, ${customer},
      case when machine_id is not null then 'bench-' || (number % ${machineCount} + 1) end, ${columns}
    from generate_series(1, ${ticketCount}) as number join samples on samples.place = number % samples.size + 1`,
    'reset statement_timeout',
  ];
}
