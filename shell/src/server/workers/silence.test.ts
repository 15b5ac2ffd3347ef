import { expect, it } from 'vitest';
import { createSilenceJudge } from './silence.ts';

const heartbeatMs = 300;

/** Looks every 25 ms at a thread that gets this share of a processor, and returns how long it may be silent. */
async function findEnd(share: number, before = 5_000): Promise<number> {
  let silentMs = 0;
  const judge = createSilenceJudge(() => Promise.resolve(before + silentMs * share));
  while (silentMs < 10_000) {
    if (judge(silentMs, heartbeatMs)) return silentMs;
    silentMs += 25;
    await Promise.resolve();
  }
  return silentMs;
}

it('DES-03 a thread that loops is ended after a heartbeat, on a busy machine when it has used as much of a processor', async () => {
  expect(await findEnd(1)).toBe(heartbeatMs);
  expect(await findEnd(0.5)).toBe(475);
  expect(await findEnd(0.25)).toBe(875);
});

it('DES-03 a thread that gets no processor is left alone for four heartbeats', async () => {
  expect(await findEnd(0.1)).toBe(4 * heartbeatMs);
  expect(await findEnd(0)).toBe(4 * heartbeatMs);
});

it('DES-03 a sign of life forgets what the thread used before, also where the answer comes late', async () => {
  const answers: ((usedMs: number) => void)[] = [];
  const judge = createSilenceJudge(() => new Promise((resolve) => answers.push(resolve)));
  judge(50, heartbeatMs);
  judge(75, heartbeatMs);
  answers[0]?.(1_000);
  judge(0, heartbeatMs);
  answers[1]?.(1_300);
  await Promise.resolve();
  expect(judge(300, heartbeatMs)).toBe(false);
});

it('DES-03 a thread that cannot be asked is ended by its silence alone', () => {
  const judge = createSilenceJudge(() => Promise.reject(new Error('not running')));
  expect(judge(300, heartbeatMs)).toBe(false);
  expect(judge(1_200, heartbeatMs)).toBe(true);
});
