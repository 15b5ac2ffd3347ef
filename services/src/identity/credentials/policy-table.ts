import * as v from 'valibot';
import type { PolicyParameters } from '../../configuration/password-policies.ts';

/** The values to compare with. */
export interface PolicyFacts {
  /** Other values of the account by their names, such as mail, givenName and sn. */
  readonly others: Readonly<Record<string, string>>;
  /** Whether the value is already in use. */
  readonly isTaken: boolean;
}

/** Params of the failure, or null when the value is fine. */
type EvaluatePolicy = (value: unknown, params: PolicyParameters, facts: PolicyFacts) => PolicyParameters | null;

const shortestForbiddenPart = 3;
const isMatch = (schema: v.GenericSchema) => (value: unknown) => v.is(schema, value);
const isName = isMatch(v.pipe(v.string(), v.regex(/^[^\p{C}<>{}[\]|\\^~#;:!?*"=$%&@/0-9]*$/u)));
const isPhone = isMatch(v.pipe(v.string(), v.regex(/^\+?\(?\d[\d\s()./-]{4,24}$/)));
// A filter of the form `name eq "value"`, joined by and or or.
const isQueryFilter = isMatch(
  v.pipe(
    v.string(),
    v.regex(/^\w+ (?:eq|co|sw|gt|ge|lt|le) "[^"]*"(?: (?:and|or) \w+ (?:eq|co|sw|gt|ge|lt|le) "[^"]*")*$/),
  ),
);

const write = (value: unknown) => (typeof value === 'string' ? value : '');
const countCharacters = (value: unknown, pattern: RegExp) => write(value).match(pattern)?.length ?? 0;
const readNumber = (params: PolicyParameters, name: string) =>
  v.parse(v.number(`${name} must be a number`), params[name]);
const readText = (params: PolicyParameters, name: string) => v.parse(v.string(`${name} must be a text`), params[name]);
const readTexts = (params: PolicyParameters, name: string) =>
  v.parse(v.array(v.string(), `${name} must be a list of texts`), params[name]);
const readType = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);
const failUnless = (isFine: boolean, params: PolicyParameters) => (isFine ? null : params);

function findForbidden(value: unknown, params: PolicyParameters, { others }: PolicyFacts): PolicyParameters | null {
  const text = write(value).toLowerCase();
  const found = readTexts(params, 'disallowedFields').filter((field) => {
    // Of an e-mail address the part before the @ counts.
    const part = (others[field] ?? '').toLowerCase().split('@')[0] ?? '';
    return part.length >= shortestForbiddenPart && text.includes(part);
  });
  return failUnless(found.length === 0, { disallowedFields: found });
}

function findRepetition(value: unknown, params: PolicyParameters): PolicyParameters | null {
  const limit = readNumber(params, 'limit');
  const run = write(value)
    .match(/(.)\1*/gsu)
    ?.find((part) => [...part].length > limit);
  return failUnless(run === undefined, { limit, duplicateValue: run ?? '' });
}

/** Every policy of the catalogue by its code name (AUTH-023, AUTH-024, AUTH-025). */
export const policyTable: Readonly<Record<string, EvaluatePolicy>> = {
  REQUIRED: (value) => failUnless(write(value) !== '' || (value !== '' && value !== null && value !== undefined), {}),
  MIN_LENGTH: (value, params) => failUnless([...write(value)].length >= readNumber(params, 'minLength'), params),
  MAX_LENGTH: (value, params) => failUnless([...write(value)].length <= readNumber(params, 'maxLength'), params),
  AT_LEAST_X_CAPITAL_LETTERS: (value, params) =>
    failUnless(countCharacters(value, /\p{Lu}/gu) >= readNumber(params, 'numCaps'), params),
  AT_LEAST_X_NUMBERS: (value, params) =>
    failUnless(countCharacters(value, /\p{Nd}/gu) >= readNumber(params, 'numNums'), params),
  CANNOT_CONTAIN_CHARACTERS: (value, params) => {
    const found = [...readText(params, 'forbiddenChars')].filter((character) => write(value).includes(character));
    return failUnless(found.length === 0, { forbiddenChars: found.join('') });
  },
  CANNOT_CONTAIN_DUPLICATES: findRepetition,
  CANNOT_CONTAIN_OTHERS: findForbidden,
  MATCH_REGEXP: (value, params) => failUnless(new RegExp(readText(params, 'regexp'), 'u').test(write(value)), params),
  MINIMUM_NUMBER_VALUE: (value, params) => failUnless(Number(value) >= readNumber(params, 'minimum'), params),
  MAXIMUM_NUMBER_VALUE: (value, params) => failUnless(Number(value) <= readNumber(params, 'maximum'), params),
  UNIQUE: (_value, _params, { isTaken }) => failUnless(!isTaken, {}),
  VALID_ARRAY_ITEMS: (value, params) => {
    const allowed = readTexts(params, 'items');
    return failUnless(Array.isArray(value) && value.every((item) => allowed.includes(write(item))), params);
  },
  VALID_DATE: (value) =>
    failUnless(v.is(v.pipe(v.string(), v.isoDate()), value) && !Number.isNaN(Date.parse(write(value))), {}),
  VALID_EMAIL_ADDRESS_FORMAT: (value) => failUnless(v.is(v.pipe(v.string(), v.rfcEmail()), value), {}),
  VALID_NAME_FORMAT: (value) => failUnless(isName(value), {}),
  VALID_NUMBER: (value) => failUnless(write(value).trim() !== '' && Number.isFinite(Number(value)), {}),
  VALID_PHONE_FORMAT: (value) => failUnless(isPhone(value), {}),
  VALID_QUERY_FILTER: (value) => failUnless(isQueryFilter(value), {}),
  VALID_TYPE: (value, params) => failUnless(readTexts(params, 'types').includes(readType(value)), params),
};
