import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import type { FieldValues } from '../model/content-document.ts';
import { contentModel } from '../model/model.ts';
import { createEntry, deleteEntry, updateEntry } from '../publishing/write-entries.ts';
import { createContentStore } from './content-store.ts';
import type { ContentDatabase, ContentTables } from './content-tables.ts';
import { findByFacts } from './find-by-values.ts';
import { type SeedEntry, seedContent } from './seed-content.ts';

let database: ContentDatabase;
beforeAll(async () => {
  const opened = await openDatabase();
  await migrate(opened, 'content', new URL('../migrations/', import.meta.url));
  database = opened.withTables<ContentTables>();
}, 60_000);
afterAll(() => database.destroy());

function createCountry(code: string, defaultLanguage: string): SeedEntry {
  return {
    id: code,
    model: 'Country',
    values: { countryCode: code, defaultLanguage },
    localizations: { en: { name: code } },
  };
}

async function listLanguages(): Promise<readonly unknown[]> {
  const store = createContentStore(database);
  const countries = await store.read((entries) =>
    findByFacts(entries, 'Country', 'DRAFT', {}).map(({ id, base }) => [id, base.data['defaultLanguage']]),
  );
  return countries;
}

describe('sample content', () => {
  it('is refused when a value does not fit the model', async () => {
    const wrong: SeedEntry = { id: 'CH', model: 'Country', values: { countryCode: 41 } };
    await expect(seedContent(database, contentModel, [wrong])).rejects.toThrow('CH.countryCode: expected String');
  });

  it('replaces untouched entries when it changes and keeps what an editor has written', async () => {
    await seedContent(database, contentModel, [
      createCountry('CH', 'de'),
      createCountry('JP', 'ja'),
      createCountry('FR', 'fr'),
    ]);
    await updateEntry(database, 'CH', { values: new Map([['', { defaultLanguage: 'it' }]]), removed: [] });
    await seedContent(database, contentModel, [createCountry('CH', 'en'), createCountry('JP', 'en')]);
    expect(await listLanguages()).toEqual([
      ['CH', 'it'],
      ['JP', 'en'],
    ]);
  });

  it('HY-19 HY-17 what older versions have kept gets the present form: drafts, earlier versions and deleted entries', async () => {
    const date = '2030-01-02T00:30:00+02:00';
    const blocks = [{ __typename: 'TextBlock', layout: 'narrow' }];
    const write = async (id: string, model: string, values: FieldValues, localized: FieldValues) => {
      const change = {
        values: new Map([
          ['', values],
          ['en', localized],
        ]),
        removed: [],
      };
      await createEntry(database, model, change, null, id);
    };
    await write('item', 'NewsFeedItem', { publicationDate: date }, { title: 'T' });
    await write('gone', 'NewsFeedItem', { publicationDate: date }, { title: 'T' });
    await write('page', 'Page', { slug: 'p' }, { title: 'T', blocks });
    await deleteEntry(database, 'gone');
    const before = await database.selectFrom('content_version').selectAll().where('entry_id', '=', 'item').execute();
    await database.updateTable('content_seed').set({ sha256: 'older', form_sha256: 'older' }).execute();
    await seedContent(database, contentModel, [createCountry('CH', 'en')]);
    const kept = await database.selectFrom('content_version').selectAll().execute();
    const history = await database.selectFrom('content_history').select(['entry_id', 'data']).execute();
    const deleted = await database.selectFrom('content_deleted').select('versions').execute();
    const written = JSON.stringify([kept, history, deleted]);
    expect(written).not.toMatch(/\+02:00|narrow/);
    expect(written.match(/2030-01-01T22:30:00\.000Z/g)).toHaveLength(4);
    const after = kept.filter(({ entry_id }) => entry_id === 'item');
    expect(after.map(({ updated_at }) => updated_at)).toEqual(before.map(({ updated_at }) => updated_at));
  });
});
