import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContentEvent } from './content-event.ts';
import { createContentInvalidation, type EventSource } from './invalidate-content.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const create = (id: string, model = 'Page', operation: ContentEvent['operation'] = 'publish'): ContentEvent => ({
  operation,
  data: { __typename: model, id },
});

function setUp() {
  const calls: (readonly [string, ...unknown[]])[] = [];
  const note =
    (name: string) =>
    (...values: readonly unknown[]) => {
      calls.push([name, ...values.map((value) => (value instanceof Set ? [...value] : value))]);
      return true;
    };
  const findChromeChanges = vi.fn((_tags: ReadonlySet<string>): Promise<readonly string[] | 'all'> => {
    return Promise.resolve([]);
  });
  const refreshProtections = vi.fn(() => Promise.resolve());
  const log = { info: vi.fn(), error: vi.fn() };
  const cache = (name: string) => ({
    dropTags: note(`${name} drops`),
    renewTags: note(`${name} renews`),
    clear: note(`${name} is emptied`),
  });
  const purgeTags = vi.fn<(tags: Iterable<string>) => void>();
  const purgeEverything = vi.fn();
  const { note: noteFrom, isChanging } = createContentInvalidation({
    dataCache: cache('data') as never,
    htmlCache: cache('html') as never,
    findChromeChanges,
    refreshProtections,
    log,
    cdn: { purgeTags, purgeEverything },
  });
  const noteEvent = (event: ContentEvent, source: EventSource = 'content-system') => noteFrom(event, source);
  const follow = (milliseconds = 50) => vi.advanceTimersByTimeAsync(milliseconds);
  const read = (name: string) => calls.filter(([each]) => each === name).map(([, ...values]) => values[0]);
  const readPurged = () => purgeTags.mock.calls.map(([tags]) => [...tags]);
  const cdn = { readPurged, purgeTags, purgeEverything };
  return { noteEvent, isChanging, calls, read, follow, findChromeChanges, refreshProtections, log, cdn };
}

it('HY-86 answers are dropped by the entry, those of redirects and chrome only renewed, documents dropped by all of it', async () => {
  const { noteEvent, read, follow } = setUp();
  noteEvent(create('p1'));
  await follow(49);
  expect(read('data drops')).toEqual([]);
  await follow(1);
  const own = ['content:p1', 'content:Page:p1', 'content:Page', 'content:sitemap'];
  const renewed = [
    'content:chrome',
    'content:chrome/p1',
    'content:chrome/Page:p1',
    'content:chrome/Page',
    'content:redirects',
  ];
  expect(read('data drops')).toEqual([own]);
  expect(read('data renews')).toEqual([renewed]);
  expect(read('html drops')[0]).toEqual([
    'content:p1',
    'content:Page:p1',
    'content:Page',
    'content:sitemap',
    ...renewed,
  ]);
});

it('HY-86 which pages are protected is read again before anything is dropped, when one of the entries is a page', async () => {
  const { noteEvent, calls, follow, refreshProtections } = setUp();
  noteEvent(create('s1', 'Story'));
  await follow(1000);
  expect(refreshProtections).not.toHaveBeenCalled();
  calls.length = 0;
  refreshProtections.mockImplementation(() => {
    expect(calls).toEqual([]);
    return Promise.resolve();
  });
  noteEvent(create('s1', 'Story'));
  noteEvent(create('p1'));
  await follow(1000);
  expect(refreshProtections).toHaveBeenCalledTimes(1);
  expect(calls.length).toBeGreaterThan(0);
});

it('HY-85 from six entries on documents are renewed, for less than a second, and dropped when there are fewer', async () => {
  for (const [count, name] of [
    [5, 'html drops'],
    [6, 'html renews'],
  ] as const) {
    const { noteEvent, calls, follow } = setUp();
    for (let index = 0; index < count; index += 1) noteEvent(create(`s${index}`, 'Story'));
    await follow();
    const documents = calls.filter(([each]) => each.startsWith('html'));
    expect(documents.map(([each]) => each)).toEqual([name]);
    if (name === 'html renews') expect(documents[0]?.[2]).toBe(800);
  }
});

it('HY-86 chrome is compared when one of the entries may be part of it, and changes are dropped by site or as a whole', async () => {
  const { noteEvent, calls, read, follow, findChromeChanges, log } = setUp();
  noteEvent(create('s1', 'Story'));
  await follow(1000);
  expect([findChromeChanges.mock.calls, log.info.mock.calls]).toEqual([[], []]);
  findChromeChanges.mockResolvedValue(['a', 'b']);
  noteEvent(create('s1', 'Story'));
  noteEvent(create('n1', 'NavigationItem'));
  await follow(1000);
  expect(read('html drops').at(-1)).toEqual(['site:a', 'site:b']);
  expect([...(findChromeChanges.mock.calls[0]?.[0] ?? [])]).toContain('content:chrome/n1');
  expect(log.info.mock.calls).toEqual([[{ events: 2, chrome: ['a', 'b'] }, 'content has changed']]);
  expect(read('html is emptied')).toEqual([]);
  findChromeChanges.mockResolvedValue('all');
  calls.length = 0;
  noteEvent(create('n1', 'NavigationItem'));
  await follow(1000);
  expect(calls.map(([name]) => name)).toEqual(['data drops', 'data renews', 'html drops', 'html is emptied']);
});

it('HY-86 a change that cannot be followed empties both caches, and is logged', async () => {
  const { noteEvent, calls, follow, findChromeChanges, log } = setUp();
  const failure = new Error('content system down');
  findChromeChanges.mockRejectedValue(failure);
  noteEvent(create('p1'));
  await follow();
  expect(calls.slice(-2)).toEqual([['data is emptied'], ['html is emptied']]);
  expect(log.error.mock.calls).toEqual([
    [{ err: failure }, 'the caches are emptied, because a change of content could not be followed'],
  ]);
  findChromeChanges.mockResolvedValue([]);
  await follow(1000);
  noteEvent(create('p2'));
  await follow();
  expect(calls.at(-1)?.[0]).toBe('html drops');
});

it('HY-85 what comes while a change is followed waits for a pause of a tenth of a second for each entry, one second at most', async () => {
  const { noteEvent, read, follow } = setUp();
  noteEvent(create('s1', 'Story'));
  noteEvent(create('s2', 'Story'));
  await follow();
  noteEvent(create('s3', 'Story'));
  await follow(200 + 49);
  expect(read('data drops')).toHaveLength(1);
  await follow(1);
  expect(read('data drops')).toHaveLength(2);
  expect(read('data drops')[1]).not.toContain('content:s1');
  await follow(1000);
  for (let index = 0; index < 500; index += 1) noteEvent(create(`m${index}`, 'Story'));
  await follow();
  noteEvent(create('s4', 'Story'));
  await follow(1000 + 49);
  expect(read('data drops')).toHaveLength(3);
  await follow(1);
  expect(read('data drops')).toHaveLength(4);
});

it('HY-86 without new entries nothing is dropped again, and drafts drop nothing at all', async () => {
  const { noteEvent, calls, follow } = setUp();
  for (const operation of ['create', 'update'] as const) noteEvent(create('p1', 'Page', operation));
  await follow(5000);
  expect(calls).toEqual([]);
  noteEvent(create('s1', 'Story', 'delete'));
  await follow();
  const { length } = calls;
  await follow(5000);
  expect(calls).toHaveLength(length);
});

it('HY-86 the CDN is told what was dropped, once it was dropped, and of another chrome when that is known', async () => {
  const { noteEvent, calls, follow, findChromeChanges, cdn } = setUp();
  const { promise, resolve } = Promise.withResolvers<readonly string[]>();
  findChromeChanges.mockReturnValue(promise);
  cdn.purgeTags.mockImplementationOnce(() => expect(calls.at(-1)?.[0]).toBe('html drops'));
  noteEvent(create('p1'));
  await follow(49);
  expect(cdn.readPurged()).toEqual([]);
  await follow(1);
  expect(cdn.readPurged()[0]).toEqual(expect.arrayContaining(['content:p1', 'content:Page', 'content:sitemap']));
  resolve(['main']);
  await follow();
  expect(cdn.readPurged().slice(1)).toEqual([['site:main']]);
  expect(cdn.purgeEverything).not.toHaveBeenCalled();
});

it('HY-86 of what another shell was told the CDN hears nothing from this one, unless it came late or the chrome is another one', async () => {
  const { noteEvent, read, follow, findChromeChanges, cdn } = setUp();
  noteEvent(create('p1'), 'another-shell');
  await follow(1000);
  expect([read('html drops').length, cdn.readPurged()]).toEqual([2, []]);
  findChromeChanges.mockResolvedValue(['main']);
  noteEvent(create('p1'), 'another-shell');
  await follow(1000);
  expect(cdn.readPurged().splice(0)).toEqual([['site:main']]);
  noteEvent(create('s1', 'Story'), 'late');
  await follow(1000);
  expect(cdn.readPurged()[1]).toContain('content:s1');
});

it.each(['Site', 'NavigationItem', 'Country', 'SystemRedirect'])(
  'HY-86 the CDN drops everything for an entry of %s, which pages that show it do not name',
  async (model) => {
    const { noteEvent, follow, cdn } = setUp();
    noteEvent(create('x', model));
    await follow();
    expect([cdn.purgeEverything.mock.calls.length, cdn.readPurged()]).toEqual([1, []]);
    noteEvent(create('x', model), 'another-shell');
    await follow(1000);
    expect(cdn.purgeEverything).toHaveBeenCalledTimes(1);
  },
);

it('HY-86 the CDN drops everything when a change cannot be followed, whoever was told of it', async () => {
  const { noteEvent, follow, refreshProtections, cdn } = setUp();
  refreshProtections.mockRejectedValue(new Error('content system down'));
  noteEvent(create('p1'), 'another-shell');
  await follow();
  expect(cdn.purgeEverything).toHaveBeenCalledTimes(1);
});

it('HY-86 content is changing from the message until everything was dropped and compared', async () => {
  const { noteEvent, isChanging, follow, findChromeChanges } = setUp();
  const { promise, resolve } = Promise.withResolvers<readonly string[]>();
  findChromeChanges.mockReturnValue(promise);
  expect(isChanging()).toBe(false);
  noteEvent(create('p1', 'Page', 'update'));
  expect(isChanging()).toBe(false);
  noteEvent(create('p1'));
  expect(isChanging()).toBe(true);
  await follow(500);
  expect(isChanging()).toBe(true);
  resolve([]);
  await follow();
  expect(isChanging()).toBe(false);
});

it('SRV-043 content is changing for as long as visitors may be led by the redirects of before', async () => {
  const { noteEvent, isChanging, follow } = setUp();
  noteEvent(create('r1', 'SystemRedirect'));
  await follow(1000);
  expect(isChanging()).toBe(true);
  await follow(60);
  expect(isChanging()).toBe(false);
});
