import type { ContentGrant, ContentToken } from '../../configuration/content-tokens.ts';

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
