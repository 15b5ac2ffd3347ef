import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import { expect, it, vi } from 'vitest';
import { createReleasePreviews } from './release-previews.ts';

const served: VerifiedSet = {
  set: { buildId: '0'.repeat(16), activatedAt: '', versions: { 'remote-public': 'a' } },
  manifests: {},
  operations: {},
};
const hourMs = 60 * 60 * 1000;
const patience = { timeout: 3_000, interval: 20 };

type Options = Parameters<typeof createReleasePreviews>[0];

/** Previews of a shell that knows no entries; a preview is prepared when `release` is called with its version. */
function begin(options: Partial<Options> = {}) {
  const closed: string[] = [];
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  const state = { served, revision: 0 };
  const verify = vi.fn<Options['verify']>((set) => Promise.resolve({ ...served, set }));
  const previews = createReleasePreviews({
    readServed: () => state.served,
    readEntryRevision: () => state.revision,
    verify,
    prepare: async ({ set }) => {
      await waiting.get(set.versions['remote-public'] ?? '')?.promise;
      return [];
    },
    onClosed: ({ versions }) => void closed.push(versions['remote-public'] ?? ''),
    ...options,
  });
  /** Its preparation takes until the result is called. */
  const hold = (version: string) => {
    const held = Promise.withResolvers<void>();
    waiting.set(version, held);
    return held;
  };
  const open = (version: string, expires = Date.now() + hourMs) => previews.open({ 'remote-public': version }, expires);
  const listOpen = () => previews.listSets().map(({ versions }) => versions['remote-public']);
  const serve = (portal: string) => {
    const versions = { 'remote-public': 'a', 'remote-portal': portal };
    state.served = { ...served, set: { ...served.set, buildId: portal.repeat(16), versions } };
    previews.follow();
  };
  return { previews, state, verify, closed, hold, open, listOpen, serve };
}

it('REL-10 a preview that failed is tried again after a while, however often it is asked for meanwhile', async () => {
  const verify = vi.fn(() => Promise.reject<VerifiedSet>(new Error('The registry does not answer')));
  const previews = begin({ verify, failedMs: 200 });
  const open = () => expect(previews.open('b')).rejects.toThrow('does not answer');
  await open();
  await open();
  expect(verify).toHaveBeenCalledTimes(1);
  const openAgain = async () => {
    await open();
    expect(verify).toHaveBeenCalledTimes(2);
  };
  await vi.waitFor(openAgain, patience);
});

it('REL-10 a preview that had to make room while it was opened leaves no threads behind', async () => {
  const { closed, hold, open, listOpen } = begin();
  const held = hold('b');
  const opening = open('b');
  for (const version of ['c', 'd', 'e', 'f']) await open(version);
  expect(listOpen()).not.toContain('b');
  // Its threads begin after it was closed.
  closed.length = 0;
  held.resolve();
  await opening;
  await vi.waitFor(() => expect(closed).toEqual(['b']), patience);
});

it('REL-10 an opening that fails after it had to make room does not take the place of the next one', async () => {
  const { closed, hold, open, listOpen } = begin({ failedMs: 50 });
  const held = hold('b');
  const failing = open('b').catch(String);
  for (const version of ['c', 'd', 'e', 'f']) await open(version);
  hold('b').resolve();
  const good = await open('b');
  held.reject(new Error('late'));
  expect(await failing).toContain('late');
  expect(await open('b')).toBe(good);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(listOpen()).toContain('b');
  // Whoever closes threads asks which sets are open: this one is.
  expect(closed.at(-1)).toBe('b');
});

it('REL-10 a preview that nobody looks at is closed after its time, also while others activate, and stays where it was', async () => {
  const { open, listOpen, serve } = begin({ idleMs: 400 });
  await open('b');
  await open('c');
  for (const portal of ['1', '2', '3', '4', '5']) {
    serve(portal);
    expect(listOpen()).toEqual(['c', 'b'].filter((version) => listOpen().includes(version)));
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  expect(listOpen()).toEqual([]);
});

it('REL-10 a preview is closed when its token expires, also one that was followed', async () => {
  const { open, listOpen, serve } = begin();
  await open('b', Date.now() + 300);
  serve('1');
  expect(listOpen()).toEqual(['b']);
  await vi.waitFor(() => expect(listOpen()).toEqual([]), patience);
  // The longer of two tokens counts.
  await open('c', Date.now() + 100);
  await open('c', Date.now() + hourMs);
  await open('c', Date.now() + 100);
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(listOpen()).toEqual(['c']);
});

it('REL-08 REL-10 a preview is measured again by each later entry, though the served set stays', async () => {
  const { previews, state, verify, open, listOpen } = begin();
  const before = await open('b');
  previews.follow();
  expect(verify).toHaveBeenCalledTimes(1);
  state.revision = 1;
  verify.mockRejectedValueOnce(new Error('mount-not-granted'));
  previews.follow();
  await expect(open('b')).rejects.toThrow('mount-not-granted');
  state.revision = 2;
  previews.follow();
  expect(await open('b')).not.toBe(before);
  expect(listOpen()).toEqual(['b']);
});
