import { type Expression, type SqlBool, sql } from 'kysely';
import { foldText } from '../../search/fold-text.ts';

const maxWords = 8;

/** The searchable text of a row: lower case, without accents. */
export function createSearchText(parts: readonly (string | null)[]): string {
  return foldText(parts.filter((part) => part !== null).join(' '));
}

/** The words of a search, each once, in the form that they have in such a text. */
export function listSearchWords(search: string): readonly string[] {
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, maxWords);
}

/** A condition that such a column contains a word. */
export function matchWord(column: string, word: string): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
}

/** Conditions that such a column contains every word of a search. */
export function matchWords(column: string, search: string): readonly Expression<SqlBool>[] {
  return listSearchWords(search).map((word) => matchWord(column, word));
}
