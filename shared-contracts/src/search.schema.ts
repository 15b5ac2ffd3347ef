import * as v from 'valibot';
import { maxSearchQueryLength } from './search.ts';

const pieces = v.array(v.tuple([v.string(), v.boolean()]));

/** Fields of a found thing that are the same on both sides of the shell. */
export const searchRecordEntries = {
  title: v.string(),
  description: v.string(),
  type: v.string(),
  language: v.string(),
  highlights: v.object({ title: pieces, description: pieces }),
};

/** Fields of a page of results in addition to its records. */
export const searchAnswerEntries = {
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  types: v.array(v.object({ type: v.string(), count: v.number() })),
  matching: v.picklist(['all', 'some']),
};

/** A page of results as remotes get it from the shell. */
export const searchAnswerSchema = v.object({
  ...searchAnswerEntries,
  records: v.array(v.object({ ...searchRecordEntries, url: v.string() })),
});

/** The parameters of a search; pages count from 1 (D-41). */
export const searchQueryEntries = {
  query: v.pipe(v.string(), v.maxLength(maxSearchQueryLength)),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
  type: v.nullish(v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/)), null),
};
