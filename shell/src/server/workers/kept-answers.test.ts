import type { DataQuery } from '@kmx/shared-contracts/remote-module.ts';
import { expect, it, vi } from 'vitest';
import { createKeptAnswers, describeQuery } from './kept-answers.ts';

const query: DataQuery = { service: 'content', query: '{ page { id } }', variables: { slug: 'home' } };
const scope = {
  languages: ['de', 'en'],
  stage: 'PUBLISHED',
  hasNextRelease: false,
  isPastCaches: false,
  dataVersion: 1,
} as const;
const answer = (json: string) => ({ json, tags: ['content:a1'] });

it('SRV-011 gives a thread the answer again for the same query, languages and version of the data cache only', () => {
  const answers = createKeptAnswers();
  const kept = answers.keep(query, scope, answer('{"page":{"id":"a1"}}'));
  expect(kept).toEqual({ value: { page: { id: 'a1' } }, tags: ['content:a1'] });
  expect(answers.find(query, scope)).toMatchObject(kept);
  expect(answers.find({ ...query, variables: { slug: 'about' } }, scope)).toBeUndefined();
  expect(answers.find(query, { ...scope, languages: ['en'] })).toBeUndefined();
  expect(answers.find(query, { ...scope, dataVersion: 2 })).toBeUndefined();
});

it('SRV-011 the catalogue names its language in the query, so its answers are those of all who ask for the same', () => {
  const answers = createKeptAnswers();
  const machine: DataQuery = { service: 'catalogue', query: '{ machine { id } }', variables: { language: 'de-DE' } };
  answers.keep(machine, scope, answer('{"machine":{"id":"m1"}}'));
  expect(answers.find(machine, { ...scope, languages: ['de', 'it', 'en'] })).toBeDefined();
  expect(answers.find({ ...machine, variables: { language: 'en-US' } }, scope)).toBeUndefined();
});

it('SRV-011 asks again after a second, since the data cache decides how old an answer may be', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const answers = createKeptAnswers();
  answers.keep(query, scope, answer('{"page":null}'));
  now.mockReturnValue(2_500);
  expect(answers.find(query, scope)).toBeUndefined();
  now.mockRestore();
});

it('gives pages answers that none of them can change for the next', () => {
  const { value } = createKeptAnswers().keep(query, scope, answer('{"items":[{"id":"a1"}]}'));
  const { items } = value as { items: { id: string }[] };
  expect(() => items.push({ id: 'a2' })).toThrow(TypeError);
});

it('does not keep what a search found: it depends on the page that asks', () => {
  const answers = createKeptAnswers();
  const search: DataQuery = { ...query, service: 'search' };
  answers.keep(search, scope, answer('{"records":[]}'));
  expect(answers.find(search, scope)).toBeUndefined();
});

it('EDT-013 never keeps a draft, nor returns the published version in its place', () => {
  const answers = createKeptAnswers();
  const draft = { ...scope, stage: 'DRAFT' } as const;
  answers.keep(query, draft, answer('{"page":{"id":"draft"}}'));
  expect([answers.find(query, draft), answers.find(query, scope)]).toEqual([undefined, undefined]);
  answers.keep(query, scope, answer('{"page":{"id":"a1"}}'));
  expect(answers.find(query, draft)).toBeUndefined();
});

it.each([
  ['SRV-008 the next release', { hasNextRelease: true }],
  ['SRV-009 cache=false', { isPastCaches: true }],
])('%s neither gets answers of other visitors nor leaves some for them', (_name, flag) => {
  const answers = createKeptAnswers();
  answers.keep(query, { ...scope, ...flag }, answer('{"page":{"id":"other"}}'));
  expect(answers.find(query, scope)).toBeUndefined();
  answers.keep(query, scope, answer('{"page":{"id":"a1"}}'));
  expect(answers.find(query, { ...scope, ...flag })).toBeUndefined();
});

it('SRV-011 a query is another one by its service, its text and its variables, for content by the languages in order', () => {
  const catalogue = { ...query, service: 'catalogue' } as const;
  const keys = [
    describeQuery(query, ['de', 'en']),
    describeQuery(query, ['en', 'de']),
    describeQuery({ ...query, query: '{ site { id } }' }, ['de', 'en']),
    describeQuery({ ...query, variables: {} }, ['de', 'en']),
    describeQuery(catalogue, ['de', 'en']),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(describeQuery(catalogue, ['en'])).toBe(keys[4]);
});

it('SRV-011 gives an answer again for a whole second, and keeps the memory of a thread small', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const answers = createKeptAnswers();
  answers.keep(query, scope, answer('{"page":null}'));
  now.mockReturnValue(1_900);
  expect(answers.find(query, scope)).toBeDefined();
  const large = answer(JSON.stringify('x'.repeat(1_500_000)));
  const queries = [0, 1, 2].map((index) => ({ ...query, variables: { index } }));
  for (const each of queries) answers.keep(each, scope, large);
  expect(queries.map((each) => answers.find(each, scope) !== undefined)).toEqual([false, true, true]);
  now.mockRestore();
});
