import { sql } from 'kysely';
import type { ContentDatabase } from '../store/content-tables.ts';

const entriesPerQuery = 500;

/** The forms in which a value can be an address of a path: alone, or with a query, a place or a last slash. */
function listForms(path: string): readonly string[] {
  const start = path === '/' ? '' : path;
  const ends = path === '/' ? ['/"', '/?', '/#', '//'] : ['"', '?', '#', '/"', '/?', '/#', '//'];
  return ends.map((end) => `"${start}${end}`);
}

/** Ids of the entries in whose texts an id or an address may be, in either stage; the database looks through them part by part. */
export async function listMentioning(
  database: ContentDatabase,
  id: string,
  path: string | null,
): Promise<readonly string[]> {
  const needles = [JSON.stringify(id), ...(path === null ? [] : listForms(path))];
  const tests = needles.map((needle) => sql`strpos(version.data::text, ${needle}) > 0`);
  const found: string[] = [];
  for (let last = ''; ; ) {
    const { rows } = await sql<{ id: string; isFound: boolean }>`
      select entry.id, exists (
        select from content_version version where version.entry_id = entry.id and (${sql.join(tests, sql` or `)})
      ) as "isFound"
      from (select id from content_entry where id collate "C" > ${last} order by id collate "C" limit ${entriesPerQuery}) entry
      order by entry.id collate "C"`.execute(database);
    found.push(...rows.filter(({ isFound }) => isFound).map((row) => row.id));
    const end = rows.at(-1);
    if (end === undefined) return found;
    last = end.id;
  }
}
