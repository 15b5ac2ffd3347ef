import * as v from 'valibot';

/** Results of one page (D-41). */
export const pageSize = 10;
/** Documents suggested while typing. */
export const suggestionLimit = 5;
/** Maximum query length in characters; nobody types more. */
const maxQueryLength = 200;
const lastPage = 1000;

const entries = {
  localeCode: v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-(?:[A-Z]{2}|ALL))?$/, 'is not a locale such as de-CH')),
  siteSlug: v.nullish(v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/, 'is not the slug of a site')), null),
  query: v.pipe(v.string(), v.maxLength(maxQueryLength, `is longer than ${maxQueryLength} characters`)),
};

/** Body of a suggestion request (SRV-021). */
export const suggestRequestSchema = v.object(entries);

/** Body of a search request (SYS-067, SRV-020); pages count from 1 (D-41), `type` is a filter of ours. */
export const searchRequestSchema = v.object({
  ...entries,
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(lastPage)), 1),
  type: v.nullish(v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/, 'is not a kind of result')), null),
});
