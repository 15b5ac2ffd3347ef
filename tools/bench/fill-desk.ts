/**
 * Statements that copy people of the sample with their memberships and accesses, and tickets, each under names and numbers
 * of its own, on PostgreSQL.
 */
export function listDeskStatements(userCount: number, ticketCount: number): readonly string[] {
  const columns =
    'version, organization_id, location_id, contact_id, assignee_id, type, concern, subject, description, status, close_reason, ' +
    'machine_id, machine_name, serial_number, waiting_since, solved_at, closed_at, comment_count, reply_count, subject_key, search_text';
  return [
    'set statement_timeout = 0',
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
    insert into desk_ticket (id, client_mutation_id, created_at, updated_at, ${columns})
    select 'BENCH-' || number, 'bench-' || number, created_at - number * interval '1 minute',
      updated_at - number * interval '1 minute', ${columns}
    from generate_series(1, ${ticketCount}) as number join samples on samples.place = number % samples.size + 1`,
    'reset statement_timeout',
  ];
}
