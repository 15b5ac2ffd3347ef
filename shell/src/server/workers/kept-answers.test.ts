import type { DataQuery } from '@kmx/shared-contracts/remote-module.ts';
import { expect, it, vi } from 'vitest';
import { createKeptAnswers } from './kept-answers.ts';

const query: DataQuery = { service: 'content', query: '{ page { id } }', variables: { slug: 'home' } };
const scope = { languages: ['de', 'en'], dataVersion: 1 };

it('SRV-011 gives a thread the answer again for the same query, languages and version of the data cache only', () => {
  const answers = createKeptAnswers();
  const value = answers.keep(query, scope, '{"page":{"id":"a1"}}');
  expect(answers.find(query, scope)).toBe(value);
  expect(answers.find({ ...query, variables: { slug: 'about' } }, scope)).toBeUndefined();
  expect(answers.find(query, { ...scope, languages: ['en'] })).toBeUndefined();
  expect(answers.find(query, { ...scope, dataVersion: 2 })).toBeUndefined();
});

it('SRV-011 asks again after a second, since the data cache decides how old an answer may be', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const answers = createKeptAnswers();
  answers.keep(query, scope, '{"page":null}');
  now.mockReturnValue(2_500);
  expect(answers.find(query, scope)).toBeUndefined();
  now.mockRestore();
});

it('gives pages answers that none of them can change for the next', () => {
  const value = createKeptAnswers().keep(query, scope, '{"items":[{"id":"a1"}]}') as { items: { id: string }[] };
  expect(() => value.items.push({ id: 'a2' })).toThrow(TypeError);
});

it('does not keep what a search found: it depends on the page that asks', () => {
  const answers = createKeptAnswers();
  const search: DataQuery = { ...query, service: 'search' };
  answers.keep(search, scope, '{"records":[]}');
  expect(answers.find(search, scope)).toBeUndefined();
});
