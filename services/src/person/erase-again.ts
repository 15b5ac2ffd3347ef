import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { RefusedError } from '../commands/command-errors.ts';
import type { Database } from '../database/database.ts';
import { type Erasure, erasePerson, findErasedAgain } from './erase-person.ts';
import { type ErasureRecord, erasureRecordSchema, listErasures } from './erasure-record.ts';

const fileSchema = v.pipe(v.string(), v.parseJson(), v.array(erasureRecordSchema));

/** Reads the records that `npm run person -- record --to` has written; throws a RefusedError for another file. */
export function readRecords(file: string): readonly ErasureRecord[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new RefusedError(`${file} cannot be read.`);
  }
  const parsed = v.safeParse(fileSchema, text);
  if (parsed.success) return parsed.output;
  throw new RefusedError(`${file} holds no records of npm run person -- record --to: ${parsed.issues[0].message}.`);
}

/** What became of the records of a file on a restored database. */
export interface RepeatedErasures {
  readonly erasures: readonly Erasure[];
  /** Whose act is known here already, or whose person is not here. */
  readonly unneeded: number;
  /** People without an account or profile, and editors: only their address or name would find them again. */
  readonly byHand: readonly ErasureRecord[];
}

const hasEditors = ({ counts }: ErasureRecord) => (counts['content']?.['editors without a name now'] ?? 0) > 0;

/** Erases the people of records who are here again, each under the id of its first record. */
export async function eraseAgain(
  database: Kysely<Database>,
  records: readonly ErasureRecord[],
  isPreview: boolean,
): Promise<RepeatedErasures> {
  const known = new Set((await listErasures(database)).map(({ id }) => id));
  const missing = records.filter(({ id }) => !known.has(id));
  const erasures: Erasure[] = [];
  let unneeded = records.length - missing.length;
  for (const record of missing) {
    const email = await findErasedAgain(database, record);
    if (email === null) {
      unneeded += 1;
      continue;
    }
    const { id, reason } = record;
    erasures.push(await erasePerson(database, { id, reason, email, authorNames: [], isPreview }));
  }
  const isByHand = (record: ErasureRecord) =>
    (record.accountId === null && record.userId === null) || hasEditors(record);
  return { erasures, unneeded, byHand: missing.filter(isByHand) };
}
