import { expect, it } from 'vitest';
import { listStoredKeys } from './list-stored-keys.ts';
import { createForbiddenStorage, createMemoryStorage } from './memory-storage.fixture.ts';
import { createSafeStorage } from './safe-storage.ts';

it('stores, lists and removes texts by key', () => {
  const memory = createMemoryStorage({ 'kmx-other': 'x' });
  const storage = createSafeStorage(() => memory);
  storage.write('kmx-a', '1');
  storage.write('kmx-b', '2');
  expect([storage.read('kmx-a'), storage.read('kmx-c')]).toEqual(['1', null]);
  storage.write('kmx-a', null);
  expect(listStoredKeys('kmx-', () => memory)).toEqual(['kmx-other', 'kmx-b']);
});

it('a storage that is forbidden or cannot be opened is no failure', () => {
  const open = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const openForbidden of [createForbiddenStorage, open]) {
    const storage = createSafeStorage(openForbidden);
    storage.write('kmx-a', '1');
    storage.write('kmx-a', null);
    expect([storage.read('kmx-a'), listStoredKeys('kmx-', openForbidden)]).toEqual([null, []]);
  }
});
