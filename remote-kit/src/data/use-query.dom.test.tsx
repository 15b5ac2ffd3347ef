import { expect, it, vi } from 'vitest';
import { type RenderedHook, renderHook } from '../component-tests/render-hook.browser.tsx';
import type { Follow } from './follow.ts';
import { RequestError } from './request-error.ts';
import { type QueryOptions, type QueryResult, useQuery } from './use-query.ts';

interface Asked {
  readonly tell: Parameters<Follow<string>>[0];
  readonly isFresh: boolean;
  isStopped: boolean;
}

interface Props {
  readonly id: string;
  readonly follow: Follow<string> | null;
  readonly options?: QueryOptions;
}

const failure = new RequestError('unavailable', 'down');

function open(options?: QueryOptions) {
  const asked: Asked[] = [];
  const follow: Follow<string> = (tell, { isFresh }) => {
    const request: Asked = { tell, isFresh, isStopped: false };
    asked.push(request);
    return () => {
      request.isStopped = true;
    };
  };
  const props: Props = { id: 'a', follow, ...(options === undefined ? {} : { options }) };
  const hook = renderHook((given: Props) => useQuery(given.id, given.follow, given.options), props);
  const answer = (place: number, data: string) => asked[place]?.tell({ data, error: null });
  const fail = (place: number) => asked[place]?.tell({ data: null, error: failure });
  return { asked, follow, hook, answer, fail };
}

const expectShown = (hook: RenderedHook<Props, QueryResult<string>>, shown: Partial<QueryResult<string>>) =>
  expect.poll(() => hook.read()).toMatchObject(shown);

it('POR-066 an answer is followed, and data survive a later failure', async () => {
  const onError = vi.fn();
  const { hook, answer, fail } = open({ onError });
  expect(hook.read()).toMatchObject({ data: null, isLoading: true });
  answer(0, 'first');
  await expectShown(hook, { data: 'first', isLoading: false });
  fail(0);
  await expectShown(hook, { data: 'first', error: failure });
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
  answer(0, 'second');
  await expectShown(hook, { data: 'second', error: null });
});

it('POR-066 refresh bypasses the cache, and the previous request is stopped', async () => {
  const { hook, asked, answer } = open();
  expect(asked).toMatchObject([{ isFresh: false }]);
  hook.read().refresh();
  await expect.poll(() => asked).toMatchObject([{ isStopped: true }, { isFresh: true, isStopped: false }]);
  // A source that does not stop in time has no effect.
  answer(1, 'new');
  answer(0, 'old');
  await expectShown(hook, { data: 'new' });
  hook.unmount();
  expect(asked.at(-1)?.isStopped).toBe(true);
});

it('POR-006 queries again when the connection returns or the tab becomes visible', async () => {
  const { asked } = open();
  dispatchEvent(new Event('online'));
  await expect.poll(() => asked).toHaveLength(2);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => asked).toHaveLength(3);
});

it('POR-006 does not query while offline or in a hidden tab', async () => {
  const { asked } = open();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  online.mockRestore();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  dispatchEvent(new Event('online'));
  visibility.mockRestore();
  // Nor shortly afterwards.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toHaveLength(1);
});

it('POR-062 a polled query asks at its interval', async () => {
  const { asked } = open({ pollMs: 50 });
  await expect.poll(() => asked.length).toBeGreaterThan(2);
});

it('POR-066 another key is another query: data of the previous one are shown only where that is requested', async () => {
  for (const keepsPrevious of ['never', 'while-loading'] as const) {
    const { hook, follow, answer } = open({ keepsPrevious });
    answer(0, 'of a');
    await expectShown(hook, { data: 'of a' });
    hook.rerender({ id: 'b', follow, options: { keepsPrevious } });
    const isKept = keepsPrevious !== 'never';
    expect(hook.read()).toMatchObject({ data: isKept ? 'of a' : null, isLoading: !isKept, isOutdated: isKept });
    answer(1, 'of b');
    await expectShown(hook, { data: 'of b', isOutdated: false });
  }
});

it('EDT-004 a new client is queried again, and nothing is queried without one', async () => {
  const { hook, asked, follow, answer } = open({ client: 1 });
  answer(0, 'first');
  await expectShown(hook, { data: 'first' });
  hook.rerender({ id: 'a', follow, options: { client: 2 } });
  expect(asked).toHaveLength(2);
  expect(hook.read()).toMatchObject({ data: 'first', isOutdated: false });
  hook.rerender({ id: 'a', follow: null, options: { client: 3 } });
  expect(asked).toHaveLength(2);
  expect(asked.every(({ isStopped }) => isStopped)).toBe(true);
});

it('EDT-007 data from a mutation replace a pending answer', async () => {
  const { hook, follow, answer } = open();
  const { replace } = hook.read();
  replace('changed');
  await expectShown(hook, { data: 'changed' });
  answer(0, 'asked before the change');
  hook.rerender({ id: 'a', follow });
  expect(hook.read().data).toBe('changed');
  // An answer for something that is no longer shown.
  hook.rerender({ id: 'b', follow });
  replace('too late');
  hook.rerender({ id: 'b', follow });
  expect(hook.read().data).toBeNull();
  answer(1, 'of b');
  await expectShown(hook, { data: 'of b' });
});
