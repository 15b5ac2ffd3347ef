import { createGraphQLError } from 'graphql-yoga';
import * as v from 'valibot';

const maxSlugs = 50;
const maxPageSize = 500;
const maxUnits = 20;

export const typeSchema = v.object({ type: v.picklist(['product', 'service']) });
export const languageSchema = v.object({ language: v.pipe(v.string(), v.maxLength(35)) });
export const slugSchema = v.object({ slug: v.pipe(v.string(), v.maxLength(200)) });
export const slugsSchema = v.object({
  slugsCommaSeparated: v.pipe(
    v.string(),
    v.transform((text) => [...new Set(text.split(',').map((slug) => slug.trim()))].filter((slug) => slug !== '')),
    v.maxLength(maxSlugs, `At most ${maxSlugs} slugs`),
  ),
});
const offset = v.nullish(v.pipe(v.number(), v.minValue(0, 'Not below 0')), 0);
const pageSize = v.pipe(
  v.number(),
  v.minValue(1, 'At least 1 product'),
  v.maxValue(maxPageSize, `At most ${maxPageSize} products`),
);
const word = v.pipe(v.string(), v.maxLength(100));
export const offeredSchema = v.object({
  country: v.pipe(v.string(), v.maxLength(10)),
  filters: v.pipe(
    v.array(
      v.object({ unit: word, key: word, anyOf: v.pipe(v.array(v.string()), v.maxLength(5000, 'At most 5000 values')) }),
    ),
    v.maxLength(maxUnits, `At most ${maxUnits} filters`),
  ),
});
export const unitsSchema = v.object({
  units: v.pipe(v.array(word), v.maxLength(maxUnits, `At most ${maxUnits} units`)),
});
export const offeredPageSchema = v.object({ first: pageSize, offset });
/** Without `first` a list comes whole, as it did before there were pages. */
export const pageSchema = v.object({ first: v.nullish(pageSize, null), offset });

/** Parses the arguments of a field; wrong ones are answered with BAD_USER_INPUT. */
export function parseArguments<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const message = `${v.getDotPath(issue) ?? 'arguments'}: ${issue.message}`;
  throw createGraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
