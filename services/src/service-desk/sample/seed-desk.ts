import { sql } from 'kysely';
import type { DeskDatabase } from '../model/desk-tables.ts';
import { buildMachines } from './build-machines.ts';
import { buildPeople } from './build-people.ts';
import { buildTickets } from './build-tickets.ts';
import { sampleLocations, sampleOrganizations } from './sample-organizations.ts';
import { type SampleRows, sampleTables } from './sample-rows.ts';

const sampleSeed = 'sample';
/** Written by starts that seed nothing. */
const publicSeed = 'public';
// PostgreSQL allows 65535 parameters a statement.
const rowsPerStatement = 200;
const sampleTickets = 200;

/** The sample as rows, dated back from an instant; the same instant gives the same rows. */
export function buildSampleRows(now: Date): SampleRows {
  const machines = buildMachines(now);
  return {
    desk_organization: sampleOrganizations,
    desk_location: sampleLocations,
    ...buildPeople(now),
    desk_machine: machines,
    ...buildTickets(machines, now),
  };
}

async function insertRows<Table extends keyof SampleRows>(
  database: DeskDatabase,
  table: Table,
  rows: SampleRows[Table],
) {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    // SampleRows keeps rows and table together, which kysely cannot follow for a table in a variable.
    const values = rows.slice(start, start + rowsPerStatement) as never;
    await database.insertInto(table).values(values).execute();
  }
}

async function fillDesk(database: DeskDatabase, now: Date): Promise<void> {
  const rows = buildSampleRows(now);
  for (const table of sampleTables) await insertRows(database, table, rows[table]);
  await sql`select setval('desk_ticket_number', ${100_000 + sampleTickets}::bigint)`.execute(database);
}

/**
 * The moment of the first start, from which the sample's dates count back. A local start (`isLocal`) fills an unused
 * desk with invented customers, once: people's work is never replaced.
 */
export async function seedDesk(database: DeskDatabase, isLocal: boolean, now = new Date()): Promise<Date> {
  const seeds = await database.selectFrom('desk_seed').selectAll().orderBy('seeded_at').execute();
  const startedAt = seeds[0]?.seeded_at ?? now;
  const name = isLocal ? sampleSeed : publicSeed;
  if (seeds.some((seed) => seed.name === name)) return startedAt;
  await database.transaction().execute(async (transaction) => {
    const isUsed = (await transaction.selectFrom('desk_user').select('id').limit(1).executeTakeFirst()) !== undefined;
    if (isLocal && !isUsed) await fillDesk(transaction, now);
    await transaction.insertInto('desk_seed').values({ name, seeded_at: now }).execute();
  });
  return startedAt;
}
