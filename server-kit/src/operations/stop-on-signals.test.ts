import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const fixture = path.join(import.meta.dirname, 'drained-server.fixture.ts');
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function startServer(delayMs: number) {
  const child = fork(fixture, [String(delayMs)], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  children.push(child);
  const [origin] = (await once(child, 'message')) as [string];
  const ended = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>;
  const readStatus = (place: string) =>
    fetch(`${origin}${place}`).then(
      ({ status }) => status,
      () => 'refused' as const,
    );
  return { child, origin, ended, readStatus };
}

describe('a process that is asked to end', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s first reports that it is not ready and keeps serving, each connection for one more response',
    async (signal) => {
      const { child, origin, readStatus } = await startServer(600_000);
      expect(await readStatus('/readyz')).toBe(200);
      child.kill(signal);
      await expect.poll(() => readStatus('/readyz')).toBe(503);
      const answer = await fetch(`${origin}/page`);
      expect([answer.status, await answer.text(), answer.headers.get('connection')]).toEqual([200, 'page', 'close']);
    },
  );

  it('ends immediately on a second signal, however long the delay', async () => {
    const { child, ended, readStatus } = await startServer(600_000);
    child.kill('SIGTERM');
    await expect.poll(() => readStatus('/readyz')).toBe(503);
    child.kill('SIGINT');
    expect(await ended).toEqual([1, null]);
  });

  it('accepts no new connection after the delay, answers pending requests and exits with success', async () => {
    const { child, origin, ended, readStatus } = await startServer(0);
    const asked = once(child, 'message');
    const slow = fetch(`${origin}/slow`);
    await asked;
    child.kill('SIGTERM');
    await expect.poll(() => readStatus('/page')).toBe('refused');
    child.send('answer');
    const answer = await slow;
    expect([answer.status, await answer.text(), answer.headers.get('connection')]).toEqual([200, 'slow', 'close']);
    expect(await ended).toEqual([0, null]);
  });
});
