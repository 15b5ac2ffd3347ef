import type { ShellContext } from '@kmx/shared-contracts/shell-context.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { createPlainRemote } from './plain-remote.ts';

const container = {} as HTMLElement;
const context = {} as ShellContext;
const props = { container, context, isHydration: false };
afterEach(() => vi.useRealTimers());

it('ARC-008 two functions are called with the place and the context', async () => {
  const mount = vi.fn();
  const unmount = vi.fn();
  const remote = createPlainRemote({ mount, unmount });
  await remote.load('en', null);
  await remote.mount(props);
  expect(mount).toHaveBeenCalledExactlyOnceWith(container, context);
  await remote.unmount(container);
  expect(unmount).toHaveBeenCalledExactlyOnceWith(container);
});

it.each([[{}], [null], [{ mount: () => {} }], [{ default: 'component' }]])(
  'ARC-008 refuses what exposes %j',
  (exposed) => {
    expect(() => createPlainRemote(exposed)).toThrow('neither a component nor mount and unmount');
  },
);

it('ARC-008 a page that fails, or does not appear within 15 seconds, counts as failed', async () => {
  const unmount = () => {};
  const failing = createPlainRemote({ mount: () => Promise.reject(new Error('no fairs')), unmount });
  await expect(failing.mount(props)).rejects.toThrow('no fairs');
  vi.useFakeTimers();
  const hanging = createPlainRemote({ mount: () => new Promise(() => {}), unmount });
  const outcome = expect(hanging.mount(props)).rejects.toThrow('did not appear in time');
  await vi.advanceTimersByTimeAsync(15_000);
  await outcome;
});
