import { formatList } from '@kmx/remote-kit/format/format-list.ts';
import type { Translate } from '@kmx/remote-kit/messages/messages.tsx';
import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { PolicyRequirement } from './request-self-service.browser.ts';

/** Every code name of the catalogue of password policies (AUTH-023, AUTH-024, AUTH-025). */
export const policyCodes = [
  'CANNOT_CONTAIN_CHARACTERS',
  'CANNOT_CONTAIN_DUPLICATES',
  'CANNOT_CONTAIN_OTHERS',
  'AT_LEAST_X_CAPITAL_LETTERS',
  'AT_LEAST_X_NUMBERS',
  'MATCH_REGEXP',
  'MAX_LENGTH',
  'MAXIMUM_NUMBER_VALUE',
  'MIN_LENGTH',
  'MINIMUM_NUMBER_VALUE',
  'REQUIRED',
  'UNIQUE',
  'UNKNOWN_POLICY',
  'VALID_ARRAY_ITEMS',
  'VALID_DATE',
  'VALID_EMAIL_ADDRESS_FORMAT',
  'VALID_NAME_FORMAT',
  'VALID_NUMBER',
  'VALID_PHONE_FORMAT',
  'VALID_QUERY_FILTER',
  'VALID_TYPE',
] as const;

const fieldTexts: Readonly<Record<string, string>> = {
  mail: 'profile.field.email',
  givenName: 'profile.field.firstName',
  sn: 'profile.field.lastName',
};

const readText = (value: unknown) => (typeof value === 'string' ? value : '');
const readNumber = (value: unknown) => (typeof value === 'number' ? value : 0);

/** Describes a rule in the page's language; an unknown rule is named by its code. */
export function describePolicy({ policyRequirement, params }: PolicyRequirement, t: Translate, locale: Locale): string {
  const code = policyCodes.find((known) => known === policyRequirement) ?? 'UNKNOWN_POLICY';
  const fields = Array.isArray(params['disallowedFields']) ? params['disallowedFields'].map(String) : [];
  const names = fields.map((field) => (fieldTexts[field] === undefined ? field : t(fieldTexts[field])));
  return t(`password.policy.${code}`, {
    minLength: readNumber(params['minLength']),
    maxLength: readNumber(params['maxLength']),
    numCaps: readNumber(params['numCaps']),
    numNums: readNumber(params['numNums']),
    limit: readNumber(params['limit']),
    minimum: readNumber(params['minimum']),
    maximum: readNumber(params['maximum']),
    forbiddenChars: readText(params['forbiddenChars']),
    fields: formatList(names, locale, 'or'),
    code: code === 'UNKNOWN_POLICY' ? readText(params['policyRequirement']) || policyRequirement : policyRequirement,
  });
}
