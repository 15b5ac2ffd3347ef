import { expect, it, vi } from 'vitest';
import { renderHook } from '../component-tests/render-hook.browser.tsx';
import { useMutation } from './use-mutation.ts';

function open() {
  const onError = vi.fn();
  return { onError, hook: renderHook(() => useMutation(onError), {}) };
}

it('POR-062 one run at a time: a second one does nothing and resolves to null', async () => {
  const { hook } = open();
  const answers: ((text: string) => void)[] = [];
  const send = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  const { run } = hook.read();
  const first = run(send);
  expect(await run(send)).toBeNull();
  await expect.poll(() => hook.read().isRunning).toBe(true);
  expect(await hook.read().run(send)).toBeNull();
  answers[0]?.('done');
  expect(await first).toBe('done');
  await expect.poll(() => hook.read().isRunning).toBe(false);
  expect(send).toHaveBeenCalledOnce();
});

it('POR-066 a failure is kept until the next run or until it is cleared, and reported once', async () => {
  const { hook, onError } = open();
  expect(await hook.read().run(() => Promise.reject(new TypeError('Failed to fetch')))).toBeNull();
  await expect.poll(() => hook.read()).toMatchObject({ isRunning: false, error: { kind: 'unavailable' } });
  expect(onError).toHaveBeenCalledExactlyOnceWith(hook.read().error);
  hook.read().forget();
  await expect.poll(() => hook.read().error).toBeNull();
  await hook.read().run(() => Promise.reject(new Error('broken')));
  await expect.poll(() => hook.read().error).toMatchObject({ kind: 'unexpected', message: 'broken' });
  expect(await hook.read().run(() => Promise.resolve('done'))).toBe('done');
  await expect.poll(() => hook.read().error).toBeNull();
});
