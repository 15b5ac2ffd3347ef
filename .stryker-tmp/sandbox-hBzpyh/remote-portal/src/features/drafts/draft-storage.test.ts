// @ts-nocheck
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDraft, removeDrafts, removeForeignDrafts, writeDraft } from './draft-storage.ts';

const schema = v.object({ text: v.string() });
const read = (userId: string, name = 'comment') => readDraft(userId, name, schema);

/** The part of Storage that is used; its keys are own properties as in a browser. */
function createStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(items, key) ? items[key] : null),
    setItem: (key: string, item: string) => void Object.assign(items, { [key]: item }),
    removeItem: (key: string) => void Reflect.deleteProperty(items, key),
  };
  const items = Object.create(methods) as Storage;
  return items;
}

let storage: Storage;

beforeEach(() => {
  storage = createStorage();
  vi.stubGlobal('window', { localStorage: storage });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a draft belongs to one person and one form', () => {
  writeDraft('anna', 'comment', { text: 'The terminal slips.' });
  expect(read('anna')).toEqual({ text: 'The terminal slips.' });
  expect([read('ben'), read('anna', 'other')]).toEqual([null, null]);
});

it('a draft lives for 30 days', () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T08:00:00Z') });
  writeDraft('anna', 'comment', { text: 'x' });
  vi.setSystemTime(new Date('2026-12-01T07:59:59Z'));
  expect(read('anna')).toEqual({ text: 'x' });
  vi.setSystemTime(new Date('2026-12-01T08:00:00Z'));
  expect(read('anna')).toBeNull();
});

it('drafts are gone after a sign-out, and those of others when somebody else signs in', () => {
  storage.setItem('kmx-basket', '[]');
  writeDraft('anna', 'comment', { text: 'x' });
  writeDraft('ben', 'comment', { text: 'y' });
  removeForeignDrafts('ben');
  expect([read('anna'), read('ben')]).toEqual([null, { text: 'y' }]);
  removeDrafts();
  expect(Object.keys(storage)).toEqual(['kmx-basket']);
});

it('a draft that another version wrote, broken text and a forbidden storage are no failure', () => {
  writeDraft('anna', 'comment', { words: 1 });
  expect(read('anna')).toBeNull();
  storage.setItem('kmx-private-draft-anna-comment', '{');
  expect(read('anna')).toBeNull();
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('window', { localStorage: { getItem: forbid, setItem: forbid, removeItem: forbid } });
  writeDraft('anna', 'comment', { text: 'x' });
  removeDrafts();
  expect(read('anna')).toBeNull();
});
