import { type DocumentNode, visit } from 'graphql';

/** Types that stay internal, and fields that lead to drafts, people or secrets. */
const protectedTypes: ReadonlySet<string> = new Set([
  'User',
  'ScheduledRelease',
  'ScheduledOperation',
  'TranslationTarget',
  'DocumentVersion',
]);
const protectedFields: ReadonlySet<string> = new Set([
  ...['user', 'users', 'usersConnection', 'createdBy', 'updatedBy', 'publishedBy'],
  ...['scheduledRelease', 'scheduledReleases', 'scheduledReleasesConnection'],
  ...['scheduledOperation', 'scheduledOperations', 'scheduledOperationsConnection', 'scheduledIn'],
  ...['translationTarget', 'translationTargets', 'translationTargetsConnection', 'translationTargetLanguages'],
  ...['history', 'documentInStages', 'passwordHash', 'roles'],
]);
const guardedWord = /^(?:passwordHash|roles)(?:_|$)/;

function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listTexts);
  return [];
}

function isGuardedVariable(value: unknown): boolean {
  if (typeof value === 'string') return guardedWord.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => guardedWord.test(key) || isGuardedVariable(inner));
}

/**
 * Why a browser may not send this operation to the content system, or null: no writes, nothing from the protected list,
 * no drafts, no protected page by its id (SRV-047, D-53). Everything else is sent with a token that has no access to
 * protected content either.
 */
export function findProtected(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  isProtectedId: (id: string) => boolean,
): string | null {
  let reason: string | null = null;
  const refuse = (text: string) => {
    reason ??= text;
  };
  visit(document, {
    OperationDefinition: ({ operation }) => {
      if (operation !== 'query') refuse('Content is only read here');
    },
    Field: ({ name: { value } }) => {
      if (protectedFields.has(value) || value.endsWith('Version')) refuse(`${value} is protected`);
    },
    NamedType: ({ name: { value } }) => {
      if (protectedTypes.has(value)) refuse(`${value} is protected`);
    },
    ObjectField: ({ name: { value } }) => {
      if (guardedWord.test(value)) refuse(`${value} is protected`);
    },
    EnumValue: ({ value }) => {
      if (value === 'DRAFT' || guardedWord.test(value)) refuse(`${value} is protected`);
    },
    StringValue: ({ value }) => {
      if (isProtectedId(value)) refuse('This page is protected');
    },
  });
  const texts = listTexts(variables);
  if (texts.includes('DRAFT') || isGuardedVariable(variables)) refuse('Drafts and secrets are protected');
  if (texts.some(isProtectedId)) refuse('This page is protected');
  return reason;
}
