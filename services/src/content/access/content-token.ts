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

const isUnprotected = { NOT: [{ protection_in: ['password', 'role'] }] };
const isOfUnprotected = { NOT: [{ OR: [{ protected: true }, { page: { protection_in: ['password', 'role'] } }] }] };
const systemModels: readonly string[] = ['User', 'ScheduledRelease', 'ScheduledOperation', 'TranslationTarget'];
const guardedModels: readonly string[] = ['Page', 'FileDownload', ...systemModels];

interface BuiltInTokens {
  readonly published: string;
  readonly draft: string;
  /** Null when browsers may not query. */
  readonly browser: string | null;
}

function grantReading(models: '*' | string[], where?: Record<string, unknown>): ContentGrant {
  const grant: ContentGrant = { models, actions: ['read'], stages: ['PUBLISHED'], locales: '*' };
  return where === undefined ? grant : { ...grant, where };
}

/**
 * The tokens of every installation: the site reads published content, editors may do everything, and the public
 * endpoint for browsers sees no protected page or file (SRV-047, D-53).
 */
export function createBuiltInTokens(
  { published, draft, browser }: BuiltInTokens,
  modelNames: readonly string[],
): readonly ContentToken[] {
  const open = modelNames.filter((name) => !guardedModels.includes(name));
  const everything: ContentGrant = { models: '*', actions: '*', stages: '*', locales: '*' };
  const browserGrants = [
    grantReading(open),
    grantReading(['Page'], isUnprotected),
    grantReading(['FileDownload'], isOfUnprotected),
  ];
  const shared = { defaultStage: 'PUBLISHED', mayNameAuthors: false } as const;
  return [
    { ...shared, name: 'Site', token: published, maySeeSecrets: true, grants: [grantReading('*')] },
    { ...shared, name: 'Editor area', token: draft, maySeeSecrets: true, mayNameAuthors: true, grants: [everything] },
    ...(browser === null
      ? []
      : [{ ...shared, name: 'Browsers', token: browser, maySeeSecrets: false, grants: browserGrants }]),
  ];
}
