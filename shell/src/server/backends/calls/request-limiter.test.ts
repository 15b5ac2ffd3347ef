import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInBackground, runWithUrgency } from '../../cache/urgency.ts';
import { createRequestLimiter, type LimiterEvent, type LimiterOptions } from './request-limiter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A backend that allows a number of requests per second and records when it accepted or refused one. */
function setUp(allowed: number, options: Partial<LimiterOptions> = {}) {
  const taken: number[] = [];
  const refused: number[] = [];
  const events: LimiterEvent[] = [];
  const limiter = createRequestLimiter({
    name: 'content',
    requestsPerSecond: 18,
    concurrentRequests: 50,
    onEvent: (event) => events.push(event),
    ...options,
  });
  const answer = (): Response => {
    const time = performance.now();
    const isAllowed = taken.filter((moment) => moment > time - 1000).length < allowed;
    (isAllowed ? taken : refused).push(time);
    return new Response('{}', { status: isAllowed ? 200 : 429 });
  };
  const ask = (timeoutMs = 2000, isRead = true) =>
    limiter.run(() => new Promise((resolve) => setTimeout(() => resolve(answer()), 10)), {
      isRead,
      signal: AbortSignal.timeout(600_000),
      deadlineAt: performance.now() + timeoutMs,
    });
  return { limiter, ask, taken, refused, events };
}

describe('limiter of requests', () => {
  it('HY-83 waits instead of sending: no second sees more than the backend allows', async () => {
    const { limiter, ask, taken, refused } = setUp(20);
    const answers = Array.from({ length: 100 }, () => ask(60_000));
    expect(limiter.isBusy()).toBe(true);
    await vi.runAllTimersAsync();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect([new Set(statuses), refused.length]).toEqual([new Set([200]), 0]);
    expect((taken.at(-1) ?? 0) - (taken[0] ?? 0)).toBeLessThan(5700);
    expect(limiter.isBusy()).toBe(false);
  });

  it('HY-83 sends no more concurrent requests than are allowed, and the next when one has ended', async () => {
    const { limiter } = setUp(1000, { requestsPerSecond: 1000, concurrentRequests: 2 });
    const gates = Array.from({ length: 3 }, () => Promise.withResolvers<Response>());
    const sent: number[] = [];
    const request = { isRead: true, signal: AbortSignal.timeout(600_000), deadlineAt: performance.now() + 5000 };
    const answers = gates.map(({ promise }, index) =>
      limiter.run(() => {
        sent.push(index);
        return promise;
      }, request),
    );
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toEqual([0, 1]);
    gates[1]?.reject(new Error('the connection broke'));
    await expect(answers[1]).rejects.toThrow('the connection broke');
    expect(sent).toEqual([0, 1, 2]);
  });

  it('HY-83 visitors go first: pages that are refreshed behind do not delay them, and still get every tenth turn', async () => {
    const { ask } = setUp(100);
    const ended: string[] = [];
    const note = (name: string) => () => void ended.push(name);
    const old = Array.from({ length: 40 }, () => runInBackground(() => ask(60_000)).then(note('background')));
    const visitors = Array.from({ length: 20 }, () => ask(60_000).then(note('visitor')));
    await vi.runAllTimersAsync();
    await Promise.all([...old, ...visitors]);
    // The first could be sent immediately, before any other arrived.
    const afterFirst = ended.slice(1);
    const whileVisitorsWaited = afterFirst.slice(0, afterFirst.lastIndexOf('visitor') + 1);
    expect(whileVisitorsWaited.filter((name) => name === 'background').length).toBeLessThanOrEqual(3);
    expect(ended).toHaveLength(60);
  });

  it('a request of the background becomes urgent when a visitor begins to wait for it', async () => {
    const { ask } = setUp(100, { requestsPerSecond: 1 });
    const ended: string[] = [];
    const urgency = { isBackground: true };
    const answers = [
      ask(60_000).then(() => void ended.push('first')),
      runWithUrgency(urgency, () => ask(60_000)).then(() => void ended.push('promoted')),
      ask(60_000).then(() => void ended.push('visitor')),
    ];
    urgency.isBackground = false;
    await vi.runAllTimersAsync();
    await Promise.all(answers);
    expect(ended).toEqual(['first', 'promoted', 'visitor']);
  });

  it('HY-83 on 429 sends less for a while and the request again, until everybody has an answer', async () => {
    const { ask, refused, events } = setUp(20, { requestsPerSecond: 400 });
    const statuses: number[] = [];
    const run = async () => {
      for (let count = 0; count < 50; count += 1) statuses.push((await ask(3000)).status);
    };
    const runs = [run(), run(), run(), run()];
    await vi.runAllTimersAsync();
    await Promise.all(runs);
    expect([statuses.length, new Set(statuses)]).toEqual([200, new Set([200])]);
    expect(refused.length).toBeLessThan(40);
    expect(events.filter((event) => event === 'refused')).toHaveLength(refused.length);
  });

  it('HY-83 the rate comes back when the backend takes more again', async () => {
    const { limiter } = setUp(1, { requestsPerSecond: 100 });
    let status = 429;
    const ask = () =>
      limiter.run(() => Promise.resolve(new Response('{}', { status })), {
        isRead: false,
        signal: AbortSignal.timeout(600_000),
        deadlineAt: performance.now() + 2000,
      });
    const measure = async () => {
      const from = performance.now();
      const answers = Array.from({ length: 100 }, () => ask().catch(() => null));
      await vi.runAllTimersAsync();
      await Promise.all(answers);
      return performance.now() - from;
    };
    expect((await ask()).status).toBe(429);
    status = 200;
    expect(await measure()).toBeGreaterThan(1700);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await measure()).toBeLessThan(1000);
  });

  it('D-55 never sends a write again that was refused', async () => {
    const { ask, refused } = setUp(0);
    const answer = ask(2000, false);
    await vi.runAllTimersAsync();
    expect([(await answer).status, refused.length]).toEqual([429, 1]);
  });

  it('gives up with 503 when its time ends before its turn: immediately when that is foreseeable, and nothing is sent in vain', async () => {
    const { ask, taken, events } = setUp(100, { requestsPerSecond: 1 });
    const startedAt = performance.now();
    const givenUpAfter: number[] = [];
    const giveUp = (timeoutMs: number) =>
      expect(ask(timeoutMs).finally(() => givenUpAfter.push(performance.now() - startedAt))).rejects.toMatchObject({
        status: 503,
        isOutage: false,
      });
    const answers = [ask(), ask(), giveUp(1300), giveUp(1000)];
    await vi.runAllTimersAsync();
    await Promise.all(answers);
    expect([taken.length, givenUpAfter]).toEqual([2, [0, 1050]]);
    expect(events.toSorted()).toEqual(['given-up', 'given-up', 'sent', 'sent', 'waited', 'waited']);
  });

  it('forgets a request whose caller has left', async () => {
    const { limiter, ask, taken } = setUp(100, { requestsPerSecond: 1 });
    const controller = new AbortController();
    void ask();
    const left = limiter.run(() => Promise.reject(new Error('sent in vain')), {
      isRead: true,
      signal: controller.signal,
      deadlineAt: performance.now() + 5000,
    });
    controller.abort(new Error('visitor left'));
    await expect(left).rejects.toThrow('visitor left');
    expect(limiter.isBusy()).toBe(false);
    await vi.runAllTimersAsync();
    expect(taken).toHaveLength(1);
  });

  it('D-55 honours Retry-After, but no longer than ten seconds', async () => {
    const { limiter } = setUp(1);
    const sent: number[] = [];
    const send = () => {
      sent.push(performance.now());
      const headers = { 'retry-after': sent.length === 1 ? '3' : '3600' };
      return Promise.resolve(new Response('{}', { status: sent.length < 3 ? 429 : 200, headers }));
    };
    const answer = limiter.run(send, {
      isRead: true,
      signal: AbortSignal.timeout(600_000),
      deadlineAt: performance.now() + 30_000,
    });
    await vi.runAllTimersAsync();
    expect((await answer).status).toBe(200);
    const [first = 0, second = 0, third = 0] = sent;
    expect(second - first).toBeGreaterThan(3000);
    expect(third - second).toBeGreaterThan(10_000);
    expect(third - second).toBeLessThan(11_000);
  });
});
