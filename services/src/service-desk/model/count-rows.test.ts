import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { prepareUsers } from '../users/test-users.ts';
import { maxCounted } from './count-rows.ts';

const users = prepareUsers();

async function readTotals() {
  const answer = await users.desk.ask(
    users.internal,
    `{users{pageInfo{total}} tickets(scope:ORGANIZATION){pageInfo{total}}
      dashboard{tickets{open waitingForYou solved recent{id}} administration{users requests}}}`,
  );
  expect(answer.code).toBeUndefined();
  const { total } = answer.read<{ pageInfo: { total: number } }>('users').pageInfo;
  const tickets = answer.read<{ pageInfo: { total: number } }>('tickets').pageInfo.total;
  const dashboard = answer.read<{
    tickets: { open: number; waitingForYou: number; solved: number; recent: object[] };
    administration: { users: number; requests: number };
  }>('dashboard');
  return { total, tickets, dashboard };
}

it('POR-006 POR-009 POR-021 lists and the first page count up to 10,000, and one more stands for more than that', async () => {
  const before = await readTotals();
  expect(before.total).toBeLessThan(100);
  const ticketColumns = sql.raw(
    'version, organization_id, location_id, contact_id, type, concern, subject, description, subject_key, search_text, created_at, updated_at, comment_count, reply_count',
  );
  const userColumns = sql.raw(
    'first_name, last_name, language, is_service_staff, receives_mails, company, telephone, address, postal_code, city, country, version',
  );
  await sql`insert into desk_user (id, email, ${userColumns})
    select 'many-' || number, 'many-' || number || '@kmx.example', ${userColumns}
    from (select * from desk_user limit 1) as sample cross join generate_series(1, ${maxCounted + 50}) as number`.execute(
    users.desk.database,
  );
  await sql`insert into desk_ticket (id, client_mutation_id, status, ${ticketColumns})
    select 'MANY-' || number, 'many-' || number, 'SOLVED', ${ticketColumns}
    from (select * from desk_ticket limit 1) as sample cross join generate_series(1, ${maxCounted}) as number`.execute(
    users.desk.database,
  );
  const after = await readTotals();
  expect([after.total, after.tickets, after.dashboard.tickets.solved]).toEqual([10_001, 10_001, 10_001]);
  const { open, waitingForYou } = before.dashboard.tickets;
  expect(after.dashboard.tickets).toMatchObject({ open, waitingForYou });
  expect(after.dashboard.administration).toEqual(before.dashboard.administration);
  const last = await users.desk.ask(users.internal, `{users(page:101,size:100){items{lastName}}}`);
  expect(last.read<{ items: object[] }>('users').items.length).toBeGreaterThan(50);
});
