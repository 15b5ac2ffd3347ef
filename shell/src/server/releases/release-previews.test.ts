import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import { expect, it, vi } from 'vitest';
import { createReleasePreviews } from './release-previews.ts';

const served: VerifiedSet = {
  set: { buildId: '0'.repeat(16), activatedAt: '', versions: { 'remote-public': 'a' } },
  manifests: {},
  operations: {},
};

it('REL-10 a preview that failed is tried again after a while, however often it is asked for meanwhile', async () => {
  const verify = vi.fn(() => Promise.reject<VerifiedSet>(new Error('The registry does not answer')));
  const previews = createReleasePreviews({
    readServed: () => served,
    verify,
    prepare: () => Promise.resolve([]),
    onClosed: () => {},
    failedMs: 200,
  });
  const open = () => expect(previews.open({ 'remote-public': 'b' })).rejects.toThrow('does not answer');
  await open();
  await open();
  expect(verify).toHaveBeenCalledTimes(1);
  const openAgain = async () => {
    await open();
    expect(verify).toHaveBeenCalledTimes(2);
  };
  await vi.waitFor(openAgain, { timeout: 3_000, interval: 20 });
});
