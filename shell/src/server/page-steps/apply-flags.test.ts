import { expect, it, vi } from 'vitest';
import { createTestConfiguration } from '../configuration.fixture.ts';
import { createTestContext } from '../request/request-context.fixture.ts';
import { createTestShell } from '../request/shell.fixture.ts';
import { applyFlags } from './apply-flags.ts';

function apply(search: string, cookies: Readonly<Record<string, string>> = {}) {
  const url = new URL(`https://kmx.example/en${search}`);
  const context = createTestContext({ url, cookies });
  void applyFlags.run(context, createTestShell({ configuration: createTestConfiguration({ isSecure: true }) }));
  return context;
}

it('SRV-007 D-40 the next release is switched on by the query, kept by a cookie, and cleared by the value false', () => {
  const on = apply('?nextRelease');
  expect([on.hasNextRelease, on.setCookies]).toEqual([
    true,
    [expect.stringMatching(/^uapp_next_release=true;.*Secure/)],
  ]);
  const kept = apply('', { uapp_next_release: 'true' });
  expect([kept.hasNextRelease, kept.setCookies]).toEqual([true, []]);
  const off = apply('?nextRelease=false', { uapp_next_release: 'true' });
  expect([off.hasNextRelease, off.setCookies]).toEqual([
    false,
    [expect.stringMatching(/^uapp_next_release=;.*Max-Age=0/)],
  ]);
});

it('SRV-006 D-40 testing mode is on when the address says testing=true, and remembered', () => {
  expect(apply('?testing=true')).toMatchObject({
    isTesting: true,
    setCookies: [expect.stringContaining('uapp_testing=true')],
  });
  expect(apply('?testing=yes', { uapp_testing: 'true' }).isTesting).toBe(false);
  expect(apply('', { uapp_testing: 'true' })).toMatchObject({ isTesting: true, setCookies: [] });
});

it('SRV-009 cache=clear empties the caches of all shells', async () => {
  const clearCaches = vi.fn(() => Promise.resolve(true));
  const context = createTestContext({ url: new URL('https://kmx.example/en?cache=clear') });
  await applyFlags.run(context, createTestShell({ clearCaches }));
  expect(clearCaches).toHaveBeenCalledTimes(1);
});
