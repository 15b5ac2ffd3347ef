import { sql } from 'kysely';
import type { ContentDatabase } from './content-tables.ts';

interface Holder {
  readonly id: string;
  readonly text: string;
}

/** Entries are looked through in parts, because no process has room for all of them. */
const entriesPerQuery = 100;

/** The texts of entries of editors, part by part. */
async function* readEditedTexts(database: ContentDatabase): AsyncIterable<readonly string[]> {
  for (let last = ''; ; ) {
    const { rows } = await sql<Holder>`
      select entry.id, version.data::text as text
      from (
        select id from content_entry where seed_sha256 is null and id collate "C" > ${last}
        order by id collate "C" limit ${entriesPerQuery}
      ) entry join content_version version on version.entry_id = entry.id
      order by entry.id collate "C"`.execute(database);
    const end = rows.at(-1);
    if (end === undefined) return;
    yield rows.map(({ text }) => text);
    last = end.id;
  }
}

async function readTexts(database: ContentDatabase, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Holder>`
    select entry_id as id, data::text as text from content_version where entry_id in (${sql.join(ids)})`.execute(
    database,
  );
  return rows.map(({ text }) => text);
}

/**
 * Ids among `candidates`, untouched sample entries, that entries of editors refer to, directly or indirectly: they have
 * become part of the editors' work.
 */
export async function findNeededSamples(
  database: ContentDatabase,
  candidates: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  if (candidates.size === 0) return new Set();
  const needed = new Set<string>();
  const noteReferred = (texts: readonly string[]) => {
    const others = [...candidates].filter((id) => !needed.has(id));
    const found = others.filter((id) => texts.some((text) => text.includes(`"${id}"`)));
    for (const id of found) needed.add(id);
    return found;
  };
  const waiting: string[] = [];
  for await (const texts of readEditedTexts(database)) waiting.push(...noteReferred(texts));
  while (waiting.length > 0) waiting.push(...noteReferred(await readTexts(database, waiting.splice(0))));
  return needed;
}
