import { expect, it } from 'vitest';
import { createTestContext } from '../../request/request-context.fixture.ts';
import { createTestShell } from '../../request/shell.fixture.ts';
import { createMicroCache, type KeptAnswer } from './micro-cache.ts';

const answer: KeptAnswer = {
  unit: { name: 'remote-public', version: '1.0.0' },
  host: 'www.kmx.example',
  headers: [],
  body: new Uint8Array(),
};

function begin() {
  const { dataCache, releases } = createTestShell();
  const served = { now: 0, composition: createTestContext().composition, canaries: 0, isChanging: false };
  const microCache = createMicroCache(
    {
      dataCache,
      isContentChanging: () => served.isChanging,
      releases: {
        ...releases,
        current: () => served.composition,
        canaries: {
          ...releases.canaries,
          listCompositions: () => Array.from({ length: served.canaries }, () => served.composition),
        },
      },
    },
    () => served.now,
  );
  return { microCache, dataCache, served };
}

it('an answer is there for half a second', () => {
  const { microCache, served } = begin();
  microCache.readCurrent().set('key', answer);
  served.now = 499;
  expect(microCache.readCurrent().get('key')).toBe(answer);
  served.now = 500;
  expect(microCache.readCurrent().size).toBe(0);
});

it('HY-85 every change of content ends all answers at once', () => {
  const { microCache, dataCache } = begin();
  for (const change of [
    () => dataCache.dropTags(['page:1']),
    () => dataCache.renewTags(['redirects']),
    () => dataCache.clear(),
  ]) {
    microCache.readCurrent().set('key', answer);
    expect(microCache.readCurrent().size).toBe(1);
    change();
    expect(microCache.readCurrent().size).toBe(0);
  }
});

it('HY-85 nothing is there while a change of content is followed', () => {
  const { microCache, served } = begin();
  microCache.readCurrent().set('key', answer);
  served.isChanging = true;
  expect(microCache.readCurrent().size).toBe(0);
  microCache.readCurrent().set('key', answer);
  expect(microCache.readCurrent().size).toBe(0);
});

it('an activation ends all answers at once', () => {
  const { microCache, served } = begin();
  microCache.readCurrent().set('key', answer);
  served.composition = { ...served.composition };
  expect(microCache.readCurrent().size).toBe(0);
});

it('REL-11 nothing is kept while a canary runs, because the same address shows different documents', () => {
  const { microCache, served } = begin();
  microCache.readCurrent().set('key', answer);
  served.canaries = 1;
  microCache.readCurrent().set('key', answer);
  expect(microCache.readCurrent().size).toBe(0);
});

it('the answer of a request that began before a change reaches nobody', () => {
  const { microCache, dataCache } = begin();
  const before = microCache.readCurrent();
  dataCache.dropTags(['page:1']);
  before.set('key', answer);
  expect(microCache.readCurrent().size).toBe(0);
});
