import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPurgeQueue, type PurgeOutcome, PurgeRefusedError } from './purge-queue.ts';
import { sendPurge } from './send-purge.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const sent: (readonly string[])[] = [];
  const outcomes: PurgeOutcome[] = [];
  const log = { warn: vi.fn(), info: vi.fn() };
  const cdn = { failure: null as Error | null };
  const queue = createPurgeQueue({
    send: (keys) => {
      sent.push(keys);
      return cdn.failure === null ? Promise.resolve() : Promise.reject(cdn.failure);
    },
    onOutcome: (outcome) => void outcomes.push(outcome),
    log,
  });
  const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { queue, sent, outcomes, log, cdn, wait };
}

it('HY-86 keys are purged at once, and again when other shells have heard of the change for certain', async () => {
  const { queue, sent, wait } = setUp();
  queue.add(['a', 'b']);
  await wait(0);
  expect(sent).toEqual([['a', 'b']]);
  await wait(90);
  queue.add(['c']);
  await wait(1_000);
  expect(sent.splice(0)).toEqual([['a', 'b'], ['c']]);
  await wait(10);
  expect(sent.splice(0)).toEqual([['a', 'b', 'c']]);
  await wait(60_000);
  expect([sent, queue.countWaiting()]).toEqual([[], 0]);
});

it('HY-86 what fails is repeated after growing pauses until it is done, together with what has come meanwhile', async () => {
  const { queue, sent, outcomes, log, cdn, wait } = setUp();
  cdn.failure = new Error('away');
  queue.add(['a']);
  await wait(100);
  queue.add(['b', 'a']);
  expect([sent.length, queue.countWaiting(), queue.isBehind()]).toEqual([1, 2, true]);
  await wait(20_000);
  const tries = sent.length;
  await wait(20_000);
  expect(sent.length - tries).toBe(4);
  expect(sent.at(-1)).toEqual(expect.arrayContaining(['a', 'b']));
  cdn.failure = null;
  await wait(5_000);
  expect([queue.countWaiting(), queue.isBehind(), outcomes.at(-1)]).toEqual([0, false, 'done']);
  expect([log.warn.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1]);
});

it('a CDN that refuses is told apart, and asked again as well', async () => {
  const { queue, outcomes, cdn, wait } = setUp();
  cdn.failure = new PurgeRefusedError(401);
  queue.add(['a']);
  await wait(61_000);
  expect([new Set(outcomes), queue.isLate()]).toEqual([new Set(['refused']), true]);
  cdn.failure = null;
  await wait(5_000);
  expect([outcomes.at(-1), queue.isLate()]).toEqual(['done', false]);
});

it('many keys go in several requests, and too many become everything', async () => {
  const { queue, sent, cdn, wait } = setUp();
  const list = (count: number) => Array.from({ length: count }, (_, index) => `key-${index}`);
  queue.add(list(450));
  await wait(0);
  expect(sent.splice(0).map(({ length }) => length)).toEqual([200, 200, 50]);
  await wait(2_000);
  sent.length = 0;
  cdn.failure = new Error('away');
  for (let index = 0; index < 10; index += 1) queue.add(list(300 * (index + 1)));
  expect(queue.countWaiting()).toBeLessThanOrEqual(2_200);
  cdn.failure = null;
  await wait(10_000);
  expect(sent.at(-1)).toEqual(['all']);
  expect(queue.countWaiting()).toBe(0);
});

it('a process that ends purges what is left at once, for as long as it has time', async () => {
  const { queue, sent, log, cdn, wait } = setUp();
  queue.add(['a']);
  await wait(0);
  const done = queue.finish(4_000);
  await done;
  expect(sent).toEqual([['a'], ['a']]);
  cdn.failure = new Error('away');
  queue.add(['b']);
  await wait(0);
  const late = queue.finish(4_000);
  await wait(2_000);
  cdn.failure = null;
  await wait(300);
  await late;
  expect([sent.at(-1), log.warn.mock.calls.length]).toEqual([['b'], 1]);
  cdn.failure = new Error('away');
  queue.add(['c']);
  const given = queue.finish(4_000);
  await wait(4_000);
  await given;
  expect(log.warn).toHaveBeenLastCalledWith(expect.anything(), 'the process ends before the CDN has purged');
  cdn.failure = null;
  await wait(300);
});

it('HY-86 a purge over HTTP names its keys in body and header, with the token, and fails for everything but a success', async () => {
  vi.useRealTimers();
  const asked: unknown[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const { authorization, 'surrogate-key': keys } = request.headers;
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push([request.method, request.url, authorization, keys, JSON.parse(Buffer.concat(parts).toString())]);
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/purge`;
  await sendPurge({ url, token: 'a-token-of-this-test' }, ['a', 'b']);
  await sendPurge({ url, token: null }, ['all']);
  expect(asked).toEqual([
    ['POST', '/purge', 'Bearer a-token-of-this-test', 'a b', { keys: ['a', 'b'] }],
    ['POST', '/purge', undefined, 'all', { all: true, keys: ['all'] }],
  ]);
  for (const refusing of [400, 401, 429]) {
    status = refusing;
    await expect(sendPurge({ url, token: null }, ['a'])).rejects.toBeInstanceOf(PurgeRefusedError);
  }
  for (const failing of [302, 500, 503]) {
    status = failing;
    const error: unknown = await sendPurge({ url, token: null }, ['a']).catch((reason: unknown) => reason);
    expect([error instanceof Error, error instanceof PurgeRefusedError]).toEqual([true, false]);
  }
  server.closeAllConnections();
  server.close();
  await expect(sendPurge({ url, token: null }, ['a'])).rejects.toThrow();
});
