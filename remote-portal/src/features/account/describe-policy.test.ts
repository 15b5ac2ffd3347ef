import { findProblems } from '@kmx/remote-kit/forms/form-rules.ts';
import { createLocale, uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { describe, expect, it } from 'vitest';
import { createTestMessages, readCatalogue } from '../../test-page.ts';
import { checkPolicy } from './check-policy.ts';
import { describePolicy, policyCodes } from './describe-policy.ts';
import { profileRules } from './profile-problems.ts';

const owner = { mail: 'ben.ortiz@northline.example', givenName: 'Ben', sn: 'Ortiz' };

describe('the rules for a new password', () => {
  it.each(uiLanguages)('AUTH-023 AUTH-024 AUTH-025 have a text for each of the 21 code names in %s', (language) => {
    const texts = policyCodes.map((code) => readCatalogue(language)[`password.policy.${code}`]);
    expect(new Set(texts).size).toBe(21);
    expect(texts.every((text) => text !== undefined && text !== '')).toBe(true);
  });

  it('AUTH-023 AUTH-024 are shown with their numbers and names, an unknown one with its code', () => {
    const messages = createTestMessages('de');
    const write = (policyRequirement: string, params: Record<string, unknown>) =>
      describePolicy({ policyRequirement, params }, (id, values) => messages._(id, values), createLocale('de', 'CH'));
    expect(write('MIN_LENGTH', { minLength: 10 })).toBe('Mindestens 10 Zeichen');
    expect(write('AT_LEAST_X_CAPITAL_LETTERS', { numCaps: 1 })).toBe('Mindestens 1 Grossbuchstabe');
    expect(write('CANNOT_CONTAIN_OTHERS', { disallowedFields: ['mail', 'sn'] })).toContain('E-Mail oder Nachname');
    expect(write('DICTIONARY', {})).toContain('DICTIONARY');
  });

  it.each([
    ['MIN_LENGTH', { minLength: 10 }, 'Wire-1234!', true],
    ['MIN_LENGTH', { minLength: 10 }, 'Wire-1234', false],
    ['AT_LEAST_X_CAPITAL_LETTERS', { numCaps: 1 }, 'wire-ÄÖ', true],
    ['AT_LEAST_X_NUMBERS', { numNums: 2 }, 'wire-1', false],
    ['CANNOT_CONTAIN_DUPLICATES', { limit: 3 }, 'wireeee', false],
    ['CANNOT_CONTAIN_OTHERS', { disallowedFields: ['mail', 'sn'] }, 'XxORTIZxx', false],
    ['CANNOT_CONTAIN_CHARACTERS', { forbiddenChars: '<>' }, 'wire', true],
    ['UNIQUE', {}, 'wire', null],
  ] as const)(
    'AUTH-023 AUTH-024 %s %j of %s is checked while the user types',
    (policyRequirement, params, text, kept) => {
      expect(checkPolicy({ policyRequirement, params }, text, owner)).toBe(kept);
    },
  );
});

it('POR-080 first and last name are required', () => {
  const profile = {
    id: 'p1',
    version: 1,
    firstName: ' ',
    lastName: '',
    company: '',
    email: owner.mail,
    telephone: '',
    address: '',
    postalCode: '',
    city: '',
    country: '',
    language: 'en',
    receivesMails: true,
    isManagedInternally: false,
  } as const;
  expect(Object.keys(findProblems(profileRules, profile))).toEqual(['firstName', 'lastName']);
  expect(findProblems(profileRules, { ...profile, firstName: 'Ben', lastName: 'Ortiz' })).toEqual({});
});
