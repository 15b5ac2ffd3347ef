import * as v from 'valibot';

export const actions = ['read', 'create', 'update', 'delete', 'publish', 'unpublish'] as const;
export type Action = (typeof actions)[number];

const oneOrAll = <Schema extends v.GenericSchema>(item: Schema) => v.union([v.literal('*'), v.array(item)]);

const grantSchema = v.object({
  models: v.optional(oneOrAll(v.string()), '*'),
  actions: v.optional(oneOrAll(v.picklist(actions)), '*'),
  stages: v.optional(oneOrAll(v.picklist(['DRAFT', 'PUBLISHED'])), '*'),
  locales: v.optional(oneOrAll(v.string()), '*'),
  /** A where input; the grant covers only entries that match it. */
  where: v.optional(v.record(v.string(), v.unknown())),
});

/** A permission: what may be done with which models, in which stages and locales (HY-02). */
export type ContentGrant = v.InferOutput<typeof grantSchema>;

const tokenSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  token: v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters')),
  defaultStage: v.optional(v.picklist(['DRAFT', 'PUBLISHED']), 'PUBLISHED'),
  grants: v.array(grantSchema),
  /** Fields such as a page's password hash, which only the site's server may see. */
  maySeeSecrets: v.optional(v.boolean(), false),
  /** Whether `x-author` may name the person on whose behalf the holder writes, as the shell does for editors. */
  mayNameAuthors: v.optional(v.boolean(), false),
});

/** A permanent token of the content API with its grants and its default stage (HY-02, HY-05). */
export type ContentToken = v.InferOutput<typeof tokenSchema>;

/** Schema of CMS_TOKENS: a JSON list of further tokens. */
export const contentTokensSchema = v.pipe(
  v.string(),
  v.parseJson(undefined, 'must be JSON'),
  v.array(tokenSchema, 'must be a list of objects with name, token and grants'),
);
