import { expect, it, vi } from 'vitest';
import { NotSentError, UpstreamError } from '../calls/upstream-error.ts';
import { createChromeWatch } from './watch-chrome.ts';

const page = 'content:chrome/page-1';

function setUp(read: () => Promise<object>) {
  const watch = createChromeWatch();
  watch.note('navigation:main:en', 'main', { items: ['Products'] }, [page, 'content:chrome/page-2'], read);
  return { findChanges: (...tags: readonly string[]) => watch.findChanges(new Set(tags)) };
}

it('HY-86 names the sites whose chrome is another one than the one that was read', async () => {
  expect(await setUp(() => Promise.resolve({ items: ['Products'] })).findChanges(page)).toEqual([]);
  expect(await setUp(() => Promise.resolve({ items: ['Machines'] })).findChanges(page)).toEqual(['main']);
});

it('HY-85 reads nothing again that does not depend on the change', async () => {
  const read = vi.fn(() => Promise.resolve({ items: ['Machines'] }));
  expect(await setUp(read).findChanges('content:chrome/page-9', 'content:page-1')).toEqual([]);
  expect(read).not.toHaveBeenCalled();
});

it('HY-83 waits again where the limit of the content system gave it no turn, and fails when it does not answer', async () => {
  const read = vi.fn(() => Promise.resolve<object>({ items: ['Machines'] }));
  read.mockRejectedValueOnce(new NotSentError('full')).mockRejectedValueOnce(new NotSentError('full'));
  expect(await setUp(read).findChanges(page)).toEqual(['main']);
  expect(read).toHaveBeenCalledTimes(3);
  const down = vi.fn(() => Promise.reject(new UpstreamError(502, 'down', true)));
  await expect(setUp(down).findChanges(page)).rejects.toThrow('down');
  expect(down).toHaveBeenCalledTimes(1);
});
