import { type Expression, type SqlBool, sql } from 'kysely';
import { foldText } from '../../search/fold-text.ts';

const maxWords = 8;

/** The text that a row is found by: lower case, without accents. */
export function createSearchText(parts: readonly (string | null)[]): string {
  return foldText(parts.filter((part) => part !== null).join(' '));
}

/** Conditions that a column of such text holds every word of a search somewhere. */
export function matchWords(column: string, search: string): readonly Expression<SqlBool>[] {
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words
    .slice(0, maxWords)
    .map((word) => sql<SqlBool>`${sql.ref(column)} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`);
}
