import { sql } from 'kysely';
import type { DeskDatabase } from '../desk-tables.ts';
import { buildMachines } from './build-machines.ts';
import { buildPeople } from './build-people.ts';
import { buildTickets } from './build-tickets.ts';
import { sampleLocations, sampleOrganizations } from './sample-organizations.ts';
import { type SampleRows, sampleTables } from './sample-rows.ts';

const seedName = 'sample';
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
    // Rows and table belong together by SampleRows, which kysely cannot follow for a table in a variable.
    const values = rows.slice(start, start + rowsPerStatement) as never;
    await database.insertInto(table).values(values).execute();
  }
}

/**
 * Fills an empty desk with the sample, once: what people write is never replaced. Gives the instant of the first start, which
 * the dates of the sample count back from.
 */
export async function seedDesk(database: DeskDatabase, now = new Date()): Promise<Date> {
  const query = database.selectFrom('desk_seed').select('seeded_at').where('name', '=', seedName);
  const earlier = await query.executeTakeFirst();
  if (earlier !== undefined) return earlier.seeded_at;
  const rows = buildSampleRows(now);
  await database.transaction().execute(async (transaction) => {
    for (const table of sampleTables) await insertRows(transaction, table, rows[table]);
    await sql`select setval('desk_ticket_number', ${100_000 + sampleTickets}::bigint)`.execute(transaction);
    await transaction.insertInto('desk_seed').values({ name: seedName, seeded_at: now }).execute();
  });
  return now;
}
