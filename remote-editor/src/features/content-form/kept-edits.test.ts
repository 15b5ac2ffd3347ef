import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readKeptEdits, removeKeptEdits, writeKeptEdits } from './kept-edits.ts';

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
const kept = { revision: 3, edits: { 'blocks.0.title': 'Measured' } };

beforeEach(() => {
  storage = createStorage();
  vi.stubGlobal('window', { localStorage: storage });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('EDT-002 keeps what was typed for each page and language, with its version, for 30 days', () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T08:00:00Z') });
  writeKeptEdits('page-home', 'de', kept);
  expect(readKeptEdits('page-home', 'de')).toMatchObject(kept);
  expect(readKeptEdits('page-home', 'en')).toBeNull();
  vi.setSystemTime(new Date('2026-12-01T08:00:00Z'));
  expect(readKeptEdits('page-home', 'de')).toBeNull();
});

it('EDT-002 forgets what is saved, and everything at sign-out', () => {
  storage.setItem('kmx-basket', '[]');
  writeKeptEdits('page-home', 'de', kept);
  writeKeptEdits('page-home', 'de', { revision: 4, edits: {} });
  expect(readKeptEdits('page-home', 'de')).toBeNull();
  writeKeptEdits('page-home', 'en', kept);
  removeKeptEdits();
  expect(Object.keys(storage)).toEqual(['kmx-basket']);
});

it('EDT-002 broken text and a forbidden storage are no failure', () => {
  storage.setItem('kmx-editor-draft-page-home-de', '{');
  expect(readKeptEdits('page-home', 'de')).toBeNull();
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('window', { localStorage: { getItem: forbid, setItem: forbid, removeItem: forbid } });
  writeKeptEdits('page-home', 'de', kept);
  removeKeptEdits();
  expect(readKeptEdits('page-home', 'de')).toBeNull();
});
