import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { contentModel } from '../model/model.ts';
import { createContentStore } from './content-store.ts';
import type { ContentDatabase, ContentTables } from './content-tables.ts';
import { type SeedEntry, seedContent } from './seed-content.ts';
import { updateEntry } from './write-entries.ts';

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
  const store = await createContentStore(database);
  return store.list('Country', 'DRAFT').map((document) => [document.id, document.base.data['defaultLanguage']]);
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
});
