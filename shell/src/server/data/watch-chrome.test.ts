import { expect, it, vi } from 'vitest';
import { NotSentError, UpstreamError } from './upstream-error.ts';
import { createChromeWatch } from './watch-chrome.ts';

function setUp(read: () => Promise<unknown>) {
  const watch = createChromeWatch();
  watch.note('navigation:main:en', 'main', { items: ['Products'] }, read);
  return watch;
}

it('HY-86 names the sites whose chrome is another one than the one that was read', async () => {
  expect(await setUp(() => Promise.resolve({ items: ['Products'] })).findChanges()).toEqual([]);
  expect(await setUp(() => Promise.resolve({ items: ['Machines'] })).findChanges()).toEqual(['main']);
});

it('HY-83 waits again where the limit of the content system gave it no turn, and fails when it does not answer', async () => {
  const read = vi.fn(() => Promise.resolve<unknown>({ items: ['Machines'] }));
  read.mockRejectedValueOnce(new NotSentError('full')).mockRejectedValueOnce(new NotSentError('full'));
  expect(await setUp(read).findChanges()).toEqual(['main']);
  expect(read).toHaveBeenCalledTimes(3);
  const down = vi.fn(() => Promise.reject(new UpstreamError(502, 'down', true)));
  await expect(setUp(down).findChanges()).rejects.toThrow('down');
  expect(down).toHaveBeenCalledTimes(1);
});
