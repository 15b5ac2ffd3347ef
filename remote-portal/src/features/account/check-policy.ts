import type { PolicyRequirement } from './request-self-service.browser.ts';

/** Values whose parts a password must not contain; names as used by the identity provider. */
export interface PolicyOwner {
  readonly mail: string;
  readonly givenName: string;
  readonly sn: string;
}

const shortestForbiddenPart = 3;
const readNumber = (value: unknown) => (typeof value === 'number' ? value : 0);
const readText = (value: unknown) => (typeof value === 'string' ? value : '');
const readTexts = (value: unknown) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const findLongestRun = (text: string) => Math.max(0, ...(text.match(/(.)\1*/gsu) ?? []).map((run) => [...run].length));

function containsOther(text: string, fields: readonly string[], owner: PolicyOwner): boolean {
  const others: Readonly<Record<string, string>> = { ...owner };
  return fields.some((field) => {
    const part = (others[field] ?? '').toLowerCase().split('@')[0] ?? '';
    return part.length >= shortestForbiddenPart && text.toLowerCase().includes(part);
  });
}

/** Whether a password satisfies a rule; null for rules that only the identity provider can check. */
export function checkPolicy(
  { policyRequirement, params }: PolicyRequirement,
  text: string,
  owner: PolicyOwner,
): boolean | null {
  switch (policyRequirement) {
    case 'REQUIRED':
      return text !== '';
    case 'MIN_LENGTH':
      return [...text].length >= readNumber(params['minLength']);
    case 'MAX_LENGTH':
      return [...text].length <= readNumber(params['maxLength']);
    case 'AT_LEAST_X_CAPITAL_LETTERS':
      return count(text, /\p{Lu}/gu) >= readNumber(params['numCaps']);
    case 'AT_LEAST_X_NUMBERS':
      return count(text, /\p{Nd}/gu) >= readNumber(params['numNums']);
    case 'CANNOT_CONTAIN_CHARACTERS':
      return ![...readText(params['forbiddenChars'])].some((character) => text.includes(character));
    case 'CANNOT_CONTAIN_DUPLICATES':
      return findLongestRun(text) <= readNumber(params['limit']);
    case 'CANNOT_CONTAIN_OTHERS':
      return !containsOther(text, readTexts(params['disallowedFields']), owner);
    default:
      return null;
  }
}
