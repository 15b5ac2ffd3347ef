import { expect, it } from 'vitest';
import { type FormAttempt, listCorrected, listProblems, noAttempt, startAttempt } from './form-attempt.ts';
import { type FormRules, findProblems, requireText } from './form-rules.ts';

interface Typed {
  readonly email: string;
  readonly company: string;
  readonly first: string;
  readonly again: string;
}

const rules: FormRules<Typed, string, keyof Typed> = {
  email: ({ email }) => (email === '' ? 'missing' : email.includes('@') ? null : 'no address'),
  company: null,
  first: ({ first }) => (first === '' ? 'missing' : null),
  again: ({ first, again }) => (again === first ? null : 'different'),
};
const empty: Typed = { email: '', company: '', first: '', again: 'x' };
const right: Typed = { email: 'a@b', company: 'Northline', first: 'x', again: 'x' };
const start = (values: Typed, last: FormAttempt<Typed, string> = noAttempt) => startAttempt(last, rules, values);

it('rules find one problem per field, in the order of the fields', () => {
  expect(Object.entries(findProblems(rules, empty))).toEqual([
    ['email', 'missing'],
    ['first', 'missing'],
    ['again', 'different'],
  ]);
  expect(findProblems(rules, { ...empty, email: 'a' })['email']).toBe('no address');
  expect(findProblems(rules, right)).toEqual({});
});

it('a required text is not blank', () => {
  const rule = requireText('subject', 'missing');
  expect(['', ' \n', ' x '].map((subject) => rule({ subject }))).toEqual(['missing', 'missing', null]);
});

it('PUB-100 a problem is corrected when its rule no longer reports it, through the field itself or another one', () => {
  const attempt = start(empty);
  expect(listCorrected(attempt, rules, {}, { ...empty, company: 'Northline' })).toEqual([]);
  expect(listCorrected(attempt, rules, {}, { ...empty, email: 'a@b' })).toEqual(['email']);
  expect(listCorrected(attempt, rules, {}, { ...empty, first: 'x' })).toEqual(['first', 'again']);
  expect(listCorrected({ ...attempt, corrected: ['email'] }, rules, {}, right)).toEqual(['first', 'again']);
});

it('a problem that typing turns into another one counts as corrected: the other one waits for the next attempt', () => {
  expect(listCorrected(start(empty), rules, {}, { ...empty, email: 'a' })).toEqual(['email']);
});

it('a problem found by the server is corrected only by another value', () => {
  const attempt = start(right);
  const refused = { email: 'taken', unknown: 'wrong' };
  expect(listCorrected(attempt, rules, refused, right)).toEqual([]);
  expect(listCorrected(attempt, rules, refused, { ...right, company: 'Other' })).toEqual([]);
  expect(listCorrected(attempt, rules, refused, { ...right, email: 'b@b' })).toEqual(['email']);
});

it('an attempt stopped by the rules keeps the values sent before', () => {
  const second = start({ ...right, first: '' }, start(right));
  expect([second.count, second.sent]).toEqual([2, right]);
  expect(listCorrected(second, rules, { email: 'taken' }, { ...right, email: 'b@b', first: '' })).toEqual(['email']);
});

it('problems of a form sent without scripts are corrected by the rules, because the sent values are unknown', () => {
  const refused = { email: 'no address' };
  expect(listCorrected<Typed, string>(noAttempt, rules, refused, { ...right, email: 'a' })).toEqual([]);
  expect(listCorrected<Typed, string>(noAttempt, rules, refused, right)).toEqual(['email']);
});

it('uncorrected problems are listed in the order of the fields, those known only to the server last', () => {
  const refused = { unknown: 'wrong', company: 'blocked', email: 'taken' };
  const attempt = { ...start(empty), corrected: ['first'] };
  expect(listProblems(attempt, rules, refused)).toEqual([
    ['email', 'missing'],
    ['company', 'blocked'],
    ['again', 'different'],
    ['unknown', 'wrong'],
  ]);
});
