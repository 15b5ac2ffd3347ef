import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStoredDraft, removeStoredDraft, removeStoredDrafts, writeStoredDraft } from './draft-storage.ts';
import { createForbiddenStorage, createMemoryStorage } from './memory-storage.fixture.ts';

const schema = v.object({ text: v.string() });
const read = (key: string) => readStoredDraft(key, schema);
const draft = { text: 'The terminal slips.' };

let storage: Storage;

beforeEach(() => {
  storage = createMemoryStorage({ 'kmx-basket': '[]' });
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a draft is kept until it is removed', () => {
  writeStoredDraft('draft-a', draft);
  expect([read('draft-a'), read('draft-b')]).toEqual([draft, null]);
  removeStoredDraft('draft-a');
  expect(read('draft-a')).toBeNull();
});

it('a draft lives for 30 days', () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T08:00:00Z') });
  writeStoredDraft('draft-a', draft);
  vi.setSystemTime(new Date('2026-12-01T07:59:59Z'));
  expect(read('draft-a')).toEqual(draft);
  vi.setSystemTime(new Date('2026-12-01T08:00:00Z'));
  expect(read('draft-a')).toBeNull();
});

it('drafts are removed by the prefix of their keys, own ones only once expired', () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T08:00:00Z') });
  writeStoredDraft('draft-anna-old', draft);
  vi.setSystemTime(new Date('2026-12-24T08:00:00Z'));
  writeStoredDraft('draft-anna-new', draft);
  writeStoredDraft('draft-ben', draft);
  removeStoredDrafts('draft-', 'draft-anna-');
  expect(Object.keys(storage)).toEqual(['kmx-basket', 'draft-anna-new']);
  removeStoredDrafts('draft-');
  expect(Object.keys(storage)).toEqual(['kmx-basket']);
});

it('a draft of another version, an unreadable text and a forbidden storage are no failure', () => {
  writeStoredDraft('draft-a', { words: 1 });
  storage.setItem('draft-b', '{');
  storage.setItem('draft-c', '{"text":"without a date"}');
  expect(['draft-a', 'draft-b', 'draft-c'].map(read)).toEqual([null, null, null]);
  vi.stubGlobal('localStorage', createForbiddenStorage());
  writeStoredDraft('draft-a', draft);
  removeStoredDrafts('draft-');
  expect(read('draft-a')).toBeNull();
});
