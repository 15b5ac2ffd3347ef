import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryStorage } from './memory-storage.fixture.ts';
import { hasDraft, readDraft, removeDraft, removeForeignDrafts, writeDraft } from './own-drafts.ts';

const schema = v.object({ text: v.string() });
const read = (userId: string, name = 'comment') => readDraft(userId, name, schema);

beforeEach(() => vi.stubGlobal('localStorage', createMemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it('a draft belongs to one user and one form', () => {
  writeDraft('anna', 'comment', { text: 'The terminal slips.' });
  expect(read('anna')).toEqual({ text: 'The terminal slips.' });
  expect([read('ben'), read('anna', 'other')]).toEqual([null, null]);
});

it('a draft is removed once its text was sent', () => {
  writeDraft('anna', 'comment', { text: 'x' });
  expect([hasDraft('anna', 'comment'), hasDraft('anna', 'comm')]).toEqual([true, false]);
  removeDraft('anna', 'comment');
  expect([hasDraft('anna', 'comment'), read('anna')]).toEqual([false, null]);
});

it('drafts are removed when another user signs in', () => {
  writeDraft('anna', 'comment', { text: 'x' });
  writeDraft('ben', 'comment', { text: 'y' });
  removeForeignDrafts('ben');
  expect([read('anna'), read('ben')]).toEqual([null, { text: 'y' }]);
});
