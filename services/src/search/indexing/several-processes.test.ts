import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { createTestSchema, findTestServer, type TestSchema } from '../../database/test-server.fixture.ts';
import { createPartWords } from '../database-engine/part-words.ts';
import type { SearchDatabase } from '../search-tables.ts';
import { createSources } from '../sources/create-sources.ts';
import { type TurnOutcome, takeIndexTurn } from './index-turn.ts';
import { createTestIndex, type TestIndex } from './test-index.fixture.ts';

const server = await findTestServer();

// The embedded database has one connection, so only a server shows what several processes do.
describe.skipIf(server === '')('processes that index on a PostgreSQL server (skipped without TEST_POSTGRES=on)', () => {
  let place: TestSchema;
  let open: Kysely<Database>;
  let index: TestIndex;
  beforeAll(async () => {
    place = await createTestSchema(server);
    open = await place.open({ poolSize: 5, statementSeconds: 10 });
    index = await createTestIndex(open);
  });
  beforeEach(() => index.reset());
  afterAll(async () => {
    await open.destroy();
    await place.remove();
  });

  it('one indexes at a time, and what it wrote the others find', async () => {
    for (let page = 0; page < 150; page += 1) await index.writePage(`p${page}`, `Blades ${page}`);
    const outcomes: TurnOutcome[] = [];
    const work = async () => {
      for (;;) {
        const outcome = await index.turn();
        outcomes.push(outcome);
        if (outcome.state === 'nothing') return;
      }
    };
    await Promise.all([work(), work(), work()]);
    const states = new Set(outcomes.map(({ state }) => state));
    expect(states).toEqual(new Set(['busy', 'indexed', 'nothing']));
    expect(await index.find('blades 149')).toContain('Blades 149');
    const { rows } = await sql<{ texts: string; entries: string; counted: number }>`
      select (select count(*) from search_text) as texts, (select count(*) from search_entry) as entries,
        (select documents from search_word where word = '' and language = 'en') as counted`.execute(index.database);
    expect(rows[0]).toEqual({ texts: '150', entries: '150', counted: 150 });
  });

  it('an end in the middle of a turn loses nothing', async () => {
    await index.writePage('fresh', 'Molybdenum blades');
    const failing = (connection: SearchDatabase) => {
      const sources = createSources(connection);
      return sources.map((source) => ({
        ...source,
        read: async (keys: readonly string[]) => {
          await source.read(keys);
          throw new Error('the process ends');
        },
      }));
    };
    await expect(takeIndexTurn(index.database, failing, createPartWords())).rejects.toThrow('the process ends');
    await index.indexAll();
    expect(await index.find('molybdenum')).toEqual(['Molybdenum blades']);
  });
});
