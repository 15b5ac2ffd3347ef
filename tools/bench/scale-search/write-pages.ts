import type { SearchDatabase } from '@kmx/services/search/search-tables.ts';
import { sql } from 'kysely';
import { createSequence, createVocabulary } from '../search-words.ts';

/** Languages of every page; one of them without spaces. */
export const pageLanguages = ['en', 'de', 'fr', 'zh'] as const;

const pagesPerStatement = 250;
const siteId = 'site-main';
const bodyWords = 60;

type Write = (words: number) => string;

function createWriter(language: string, next: (below: number) => number): Write {
  const vocabulary = createVocabulary(language, next);
  const space = language === 'zh' ? '' : ' ';
  // Some words of a language are in half of its texts, most are in few.
  const pick = () => vocabulary[Math.floor(vocabulary.length * (next(1_000_000) / 1_000_000) ** 3)] ?? '';
  return (words) => Array.from({ length: words }, pick).join(space);
}

interface Version {
  readonly entry_id: string;
  readonly locale: string;
  readonly data: object;
}

async function insertEntries(database: SearchDatabase, model: string, versions: readonly Version[]): Promise<void> {
  const ids = [...new Set(versions.map((version) => version.entry_id))];
  await sql`insert into content_entry (id, model, created_at, updated_at)
    select id, ${model}, now(), now() from unnest(${ids}::text[]) as id`.execute(database);
  await sql`insert into content_version (entry_id, stage, locale, data, updated_at, published_at)
    select entry_id, 'PUBLISHED', locale, data, now(), now()
    from json_to_recordset(${JSON.stringify(versions)}::json) as row (entry_id text, locale text, data jsonb)`.execute(
    database,
  );
}

/** Publishes pages in four languages, straight into the tables of the content system. */
export async function writePages(database: SearchDatabase, count: number): Promise<void> {
  const next = createSequence(7);
  const writers = pageLanguages.map((language) => [language, createWriter(language, next)] as const);
  await insertEntries(database, 'Site', [{ entry_id: siteId, locale: '', data: { slug: '', name: 'KMX' } }]);
  for (let start = 0; start < count; start += pagesPerStatement) {
    const versions: Version[] = [];
    for (let page = start; page < Math.min(count, start + pagesPerStatement); page += 1) {
      const id = `page-${page}`;
      versions.push({ entry_id: id, locale: '', data: { slug: `p${page}`, parentSlug: 'home', site: siteId } });
      for (const [locale, write] of writers) {
        const blocks = [{ __typename: 'TableBlock', caption: write(bodyWords) }];
        const data = { title: write(4), description: write(12), blocks };
        versions.push({ entry_id: id, locale, data });
      }
    }
    await insertEntries(database, 'Page', versions);
  }
  await sql`analyze content_entry, content_version`.execute(database);
}
