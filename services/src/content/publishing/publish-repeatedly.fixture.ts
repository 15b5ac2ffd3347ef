// A process that publishes without pause until it is killed: `node publish-repeatedly.fixture.ts <folder>`. At the
// start it writes one line describing what its killed predecessor left, then one for each publication.
import { sql } from 'kysely';
import { openDatabase } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import type { ContentTables } from '../store/content-tables.ts';
import { keepWebhooks } from '../webhook/keep-webhooks.ts';
import { createEntry, publishEntry, updateEntry } from './write-entries.ts';

const locales = ['en', 'de', 'ja', 'zh', 'cs', 'fr'];
const opened = await openDatabase(process.argv[2]);
await migrate(opened, 'content', new URL('../migrations/', import.meta.url));
const database = opened.withTables<ContentTables>();
await keepWebhooks(database, ['http://127.0.0.1:9/nobody']);

function createValues(number: number) {
  return new Map(['', ...locales].map((locale) => [locale, { number, text: 'x'.repeat(2000) }]));
}

async function readLeft() {
  const { rows } = await sql<{ stage: string; numbers: string; revisions: number; events: number }>`
    select stage, string_agg(distinct data->>'number', ',') as numbers, count(*)::int as versions,
      (select max(revision) from content_history h where h.stage = v.stage) as revisions,
      (select count(*)::int from content_event e where e.body like '{"operation":"publish"%') as events,
      (select count(*)::int from content_delivery) - (select count(*)::int from content_event) as undelivered
    from content_version v group by stage order by stage`.execute(database);
  return rows;
}

const known = await database.selectFrom('content_entry').select('id').executeTakeFirst();
const id = known?.id ?? (await createEntry(database, 'Page', { values: createValues(0), removed: [] }));
if (known === undefined) await publishEntry(database, id, ['', ...locales]);
process.stdout.write(`${JSON.stringify(await readLeft())}\n`);
for (let number = Date.now(); ; number += 1) {
  await updateEntry(database, id, { values: createValues(number), removed: [] });
  await publishEntry(database, id, ['', ...locales]);
  process.stdout.write('published\n');
}
