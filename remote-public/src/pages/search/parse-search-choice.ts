import { maxSearchQueryLength } from '@kmx/shared-contracts/search.ts';
import * as v from 'valibot';
import type { SearchChoice } from './search-path.ts';

const query = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().slice(0, maxSearchQueryLength).trim()),
);
const page = v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number));
const type = v.nullable(v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/)));
const choiceSchema = v.object({
  q: v.fallback(query, ''),
  type: v.fallback(v.optional(type, null), null),
  page: v.fallback(v.optional(page, '1'), 1),
});

/** Parses the query of the results page; invalid parts are ignored, an overlong query is cut. */
export function parseSearchChoice(parameters: Readonly<Record<string, string>>): SearchChoice {
  const { q, ...choice } = v.parse(choiceSchema, parameters);
  return { query: q, ...choice };
}
