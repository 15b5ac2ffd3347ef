import { sql } from 'kysely';
import { prepareTrigrams } from '../../database/prepare-trigrams.ts';
import type { SearchDatabase } from '../search-tables.ts';

/** Makes what the vocabulary needs of pg_trgm, and returns the schema of the extension; throws as `prepareTrigrams` does. */
export async function prepareVocabulary(database: SearchDatabase): Promise<string> {
  const schema = await prepareTrigrams(database);
  await sql`create index if not exists search_word_trigrams on search_word
    using gin (word ${sql.id(schema, 'gin_trgm_ops')})`.execute(database);
  return schema;
}
