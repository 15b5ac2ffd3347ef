import { expect, it } from 'vitest';
import { createRequestQueue } from './request-queue.ts';

function createTestQueue() {
  const started: string[] = [];
  const running = new Map<string, { readonly resolve: () => void; readonly reject: (reason: Error) => void }>();
  const queue = createRequestQueue(
    (key) =>
      new Promise<void>((resolve, reject) => {
        started.push(key);
        running.set(key, { resolve, reject });
      }),
  );
  return { queue, started, running };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('SRV-014 five requests run at the same time; the next begins when one has ended, also by a failure', async () => {
  const { queue, started, running } = createTestQueue();
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) queue.add(key, false);
  expect(started.join('')).toBe('abcde');
  running.get('c')?.resolve();
  await settle();
  expect(started.join('')).toBe('abcdef');
  running.get('a')?.reject(new Error('No answer'));
  await settle();
  expect(started.join('')).toBe('abcdefg');
});

it('PUB-043 what is pointed at goes before all that waits', async () => {
  const { queue, started, running } = createTestQueue();
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) queue.add(key, false);
  queue.add('urgent', true);
  running.get('a')?.resolve();
  await settle();
  expect(started.at(-1)).toBe('urgent');
});
