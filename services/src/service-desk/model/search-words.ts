import { type Expression, type SqlBool, sql } from 'kysely';
import { foldText } from '../../search/fold-text.ts';

const maxWords = 8;

/** The searchable text of a row: lower case, without accents. */
export function createSearchText(parts: readonly (string | null)[]): string {
  return foldText(parts.filter((part) => part !== null).join(' '));
}

/** Conditions that such a column contains every word of a search. */
export function matchWords(column: string, search: string): readonly Expression<SqlBool>[] {
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words
    .slice(0, maxWords)
    .map((word) => sql<SqlBool>`${sql.ref(column)} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
}
