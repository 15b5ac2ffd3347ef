import { createForbiddenStorage, createMemoryStorage } from '@kmx/remote-kit/storage/memory-storage.fixture.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { readKeptEdits, removeKeptEdits, writeKeptEdits } from './kept-edits.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(items: Readonly<Record<string, string>> = {}): Storage {
  const storage = createMemoryStorage(items);
  vi.stubGlobal('localStorage', storage);
  return storage;
}

const kept = { revision: 3, base: { title: 'Old' }, content: { title: 'New' } };

it('EDT-002 typed content is kept by entry and language, until it is saved or 30 days have passed', () => {
  stubStorage();
  writeKeptEdits('page-home', 'de', kept);
  expect(readKeptEdits('page-home', 'de')).toMatchObject(kept);
  expect(readKeptEdits('page-home', 'en')).toBeNull();
  vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000 });
  expect(readKeptEdits('page-home', 'de')).toBeNull();
  vi.useRealTimers();
  writeKeptEdits('page-home', 'de', null);
  expect(readKeptEdits('page-home', 'de')).toBeNull();
});

it('EDT-005 signing out removes every draft and nothing else', () => {
  const storage = stubStorage({ other: 'stays' });
  writeKeptEdits('page-home', 'de', kept);
  removeKeptEdits();
  expect({ ...storage }).toEqual({ other: 'stays' });
});

it('EDT-002 the page works in a browser that forbids storage or holds unreadable data', () => {
  vi.stubGlobal('localStorage', createForbiddenStorage());
  writeKeptEdits('page-home', 'de', kept);
  expect(readKeptEdits('page-home', 'de')).toBeNull();
  removeKeptEdits();
  stubStorage({ 'kmx-editor-draft-page-home-de': '{"edits":{}}' });
  expect(readKeptEdits('page-home', 'de')).toBeNull();
});
