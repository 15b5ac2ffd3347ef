import { setTimeout as wait } from 'node:timers/promises';
import { sampleAccounts } from '@kmx/services/sample/sample-accounts.ts';
import type { TestAnswer, TestDesk } from '@kmx/services/service-desk/create-test-desk.ts';
import { ticketsQuery } from './desk-questions.ts';
import { findPercentile, type PromiseCheck } from './measurement.ts';

/** What a shell waits for an answer, in milliseconds. */
const shellWaitsMs = 2_000;
const heavyAtOnce = 20;
const watchedMs = 15_000;
const pauseMs = 100;

/** How long one person waits for a list, asked ten times a second. */
async function watchPerson(ask: () => Promise<TestAnswer>) {
  const times: number[] = [];
  let failed = 0;
  for (const endsAt = performance.now() + watchedMs; performance.now() < endsAt; await wait(pauseMs)) {
    const startedAt = performance.now();
    const answer = await ask();
    times.push(performance.now() - startedAt);
    if (answer.code !== undefined) failed += 1;
  }
  const sorted = times.toSorted((left, right) => left - right);
  return { p50: findPercentile(sorted, 0.5), p95: findPercentile(sorted, 0.95), slowest: sorted.at(-1) ?? 0, failed };
}

/** The list of a customer, alone and while one of the staff asks for the slowest one twenty times at once. */
export async function measureHeavyCaller(desk: TestDesk, heavyToken: string) {
  const [customer] = sampleAccounts;
  if (customer === undefined) throw new Error('the sample has no accounts');
  const { id: sub, email, roles } = customer;
  const token = await desk.signToken({ sub, email, roles, expiresInSeconds: 3600 });
  const askList = () => desk.ask(token, ticketsQuery, {});
  const alone = await watchPerson(askList);
  let isOver = false;
  let answered = 0;
  const heavy = Array.from({ length: heavyAtOnce }, async () => {
    while (!isOver) {
      await desk.ask(heavyToken, ticketsQuery, { search: '77' });
      answered += 1;
    }
  });
  await wait(pauseMs);
  const beside = await watchPerson(askList);
  isOver = true;
  await Promise.all(heavy);
  const promise: PromiseCheck = {
    text: `a customer's list never fails and is there within ${shellWaitsMs} ms while one of the staff asks for the slowest one ${heavyAtOnce} times at once`,
    measured: `p50 ${beside.p50.toFixed(0)} ms and p95 ${beside.p95.toFixed(0)} (alone ${alone.p50.toFixed(0)} and ${alone.p95.toFixed(0)}), at most ${beside.slowest.toFixed(0)}, ${beside.failed} failed; the staff got ${answered} answers in ${watchedMs / 1000} s`,
    isKept: beside.failed === 0 && beside.slowest < shellWaitsMs,
  };
  return { promise, data: { alone, beside, answered } };
}
