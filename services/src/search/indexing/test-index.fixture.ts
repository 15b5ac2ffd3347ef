import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { emptySearch } from '../create-test-engine.ts';
import { createDatabaseSearchEngine } from '../database-engine/database-search-engine.ts';
import { createPartWords } from '../database-engine/part-words.ts';
import { prepareVocabulary } from '../database-engine/prepare-vocabulary.ts';
import { migrateSearchAlone } from '../migrate-search.ts';
import type { SearchTables } from '../search-tables.ts';
import { createSources } from '../sources/create-sources.ts';
import { type TurnOutcome, takeIndexTurn } from './index-turn.ts';

type Values = Readonly<Record<string, unknown>>;

/** Content, catalogue and their index in an empty database, which is the caller's to close. */
export async function createTestIndex(open: Kysely<Database>) {
  await migrateSearchAlone(open);
  const database = open.withTables<SearchTables>();
  const engine = createDatabaseSearchEngine(database, await prepareVocabulary(database));

  async function write(id: string, model: string, versions: Readonly<Record<string, Values>>, stage = 'PUBLISHED') {
    await sql`insert into content_entry (id, model, created_at, updated_at) values (${id}, ${model}, now(), now())
      on conflict do nothing`.execute(database);
    for (const [locale, data] of Object.entries(versions)) {
      await sql`insert into content_version (entry_id, stage, locale, data, updated_at)
        values (${id}, ${stage}, ${locale}, ${JSON.stringify(data)}::jsonb, now())
        on conflict (entry_id, stage, locale) do update set data = excluded.data`.execute(database);
    }
  }

  const turn = (): Promise<TurnOutcome> => takeIndexTurn(database, createSources, createPartWords());

  return {
    database,
    engine,
    write,
    writePage: (id: string, title: string, change: Values = {}) =>
      write(id, 'Page', { '': { slug: id, parentSlug: 'home', site: 'site', ...change }, en: { title } }),
    turn,
    /** Takes turns until there is nothing left; returns how many documents were written. */
    indexAll: async (): Promise<number> => {
      let documents = 0;
      for (;;) {
        const outcome = await turn();
        if (outcome.state !== 'indexed') return documents;
        documents += outcome.documents;
      }
    },
    /** Titles of the hits for a text in English. */
    find: async (text: string, country = 'ALL'): Promise<readonly string[]> => {
      const query = { text, languages: ['en'], country, site: '', type: null, offset: 0, limit: 10 };
      return (await engine.search(query)).hits.map(({ title }) => title);
    },
    /** Leaves a site without pages, of which nothing is indexed. */
    reset: async () => {
      await sql`delete from content_entry`.execute(database);
      await sql`delete from catalogue_seed`.execute(database);
      await emptySearch(database);
      await write('site', 'Site', { '': { slug: '', name: 'KMX' } });
    },
  };
}

export type TestIndex = Awaited<ReturnType<typeof createTestIndex>>;
