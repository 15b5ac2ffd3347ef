import { describe, expect, it } from 'vitest';
import { parseConfiguration } from '../../configuration/parse-configuration.ts';
import { evaluatePolicies } from './evaluate-policies.ts';
import { policyTable } from './policy-table.ts';

interface Example {
  readonly code: string;
  readonly params?: Record<string, unknown>;
  readonly good: unknown;
  readonly bad: unknown;
  /** Params of the failure where they differ from those of the rule. */
  readonly failed?: Record<string, unknown>;
}

const facts = { others: { mail: 'mara.lind@northline.example', givenName: 'Mara', sn: 'Li' }, isTaken: false };

function expectExamples(examples: readonly Example[]): void {
  for (const { code, params = {}, good, bad, failed = params } of examples) {
    const policies = [{ policyRequirement: code, params }];
    expect(evaluatePolicies(good, policies, facts), `${code} with a good value`).toEqual([]);
    const failure = { policyRequirement: code, params: failed };
    expect(evaluatePolicies(bad, policies, facts), `${code} with a bad value`).toEqual([failure]);
  }
}

describe('policies', () => {
  it('AUTH-023 tells good from bad by every code name of the first part of the catalogue', () => {
    expectExamples([
      {
        code: 'CANNOT_CONTAIN_CHARACTERS',
        params: { forbiddenChars: '/"' },
        good: 'plain',
        bad: 'a/b',
        failed: { forbiddenChars: '/' },
      },
      {
        code: 'CANNOT_CONTAIN_DUPLICATES',
        params: { limit: 2 },
        good: 'aabb',
        bad: 'baaad',
        failed: { limit: 2, duplicateValue: 'aaa' },
      },
      {
        code: 'CANNOT_CONTAIN_OTHERS',
        params: { disallowedFields: ['mail', 'givenName', 'sn'] },
        good: 'Lilac-2031',
        bad: 'my-MARA-2031',
        failed: { disallowedFields: ['givenName'] },
      },
      { code: 'AT_LEAST_X_CAPITAL_LETTERS', params: { numCaps: 2 }, good: 'ÄbC', bad: 'Abc' },
      { code: 'AT_LEAST_X_NUMBERS', params: { numNums: 2 }, good: 'a1b2', bad: 'a1' },
      { code: 'MATCH_REGEXP', params: { regexp: '^[a-z]+$' }, good: 'abc', bad: 'ABC' },
      { code: 'MAX_LENGTH', params: { maxLength: 3 }, good: '日本語', bad: 'abcd' },
    ]);
  });

  it('AUTH-024 tells good from bad by every code name of the second part, and an unknown one fails by its name', () => {
    expectExamples([
      { code: 'MAXIMUM_NUMBER_VALUE', params: { maximum: 5 }, good: '5', bad: '6' },
      { code: 'MIN_LENGTH', params: { minLength: 3 }, good: 'abc', bad: 'ab' },
      { code: 'MINIMUM_NUMBER_VALUE', params: { minimum: 5 }, good: '5', bad: '4' },
      { code: 'REQUIRED', good: 'x', bad: '' },
      { code: 'VALID_ARRAY_ITEMS', params: { items: ['a', 'b'] }, good: ['a'], bad: ['a', 'c'] },
    ]);
    const unique = [{ policyRequirement: 'UNIQUE', params: {} }];
    expect(evaluatePolicies('x', unique, facts)).toEqual([]);
    expect(evaluatePolicies('x', unique, { ...facts, isTaken: true })).toEqual(unique);
    expect(evaluatePolicies('x', [{ policyRequirement: 'MOON_PHASE', params: {} }], facts)).toEqual([
      { policyRequirement: 'UNKNOWN_POLICY', params: { policyRequirement: 'MOON_PHASE' } },
    ]);
  });

  it('AUTH-025 tells good from bad by every code name of the third part', () => {
    expectExamples([
      { code: 'VALID_DATE', good: '2027-02-28', bad: '2027-13-01' },
      { code: 'VALID_EMAIL_ADDRESS_FORMAT', good: 'mara@northline.example', bad: 'mara@' },
      { code: 'VALID_NAME_FORMAT', good: 'Anne-Sophie d’Été', bad: 'R2D2' },
      { code: 'VALID_NUMBER', good: '-1.5', bad: '1,5' },
      { code: 'VALID_PHONE_FORMAT', good: '+41 (44) 555 01 02', bad: 'call me' },
      { code: 'VALID_QUERY_FILTER', good: 'mail eq "a@b.example" and sn sw "K"', bad: 'mail = a' },
      { code: 'VALID_TYPE', params: { types: ['string'] }, good: 'text', bad: 7 },
    ]);
  });

  it('AUTH-023 AUTH-024 AUTH-025 knows these code names and no others', () => {
    const known = Object.keys(policyTable).toSorted();
    expect(known).toHaveLength(20);
    expect(known).not.toContain('UNKNOWN_POLICY');
  });

  it('AUTH-023 the rules of an installation come from its configuration', () => {
    const rules = [{ policyRequirement: 'MIN_LENGTH', params: { minLength: 14 } }, { policyRequirement: 'REQUIRED' }];
    expect(parseConfiguration({ PASSWORD_POLICIES: JSON.stringify(rules) }).passwordPolicies).toEqual([
      rules[0],
      { policyRequirement: 'REQUIRED', params: {} },
    ]);
    expect(() => parseConfiguration({ PASSWORD_POLICIES: '{}' })).toThrow('PASSWORD_POLICIES');
    const wrong = [{ policyRequirement: 'MIN_LENGTH', params: { minLength: 'many' } }];
    expect(() => evaluatePolicies('', wrong, facts)).toThrow('minLength must be a number');
  });
});
