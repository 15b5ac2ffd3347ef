import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { NotSentError, UpstreamError } from '../backends/calls/upstream-error.ts';
import { type BackendWatch, watchBackends } from './watch-backends.ts';

let watch: BackendWatch | null = null;
afterEach(() => watch?.close());

function startWatch() {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const looks: boolean[] = [];
  const state: { failure: Error | null } = { failure: new UpstreamError(502, 'content cannot be reached', true) };
  const log = pino({ base: null }, { write: (text: string) => void lines.push(JSON.parse(text)) });
  const send = () => (state.failure === null ? Promise.resolve() : Promise.reject(state.failure));
  const started = watchBackends([{ name: 'content', send }], {
    log,
    onProbe: (_name, isAnswering) => void looks.push(isAnswering),
    intervalMs: 1,
    firstIntervalMs: 1,
  });
  watch = started;
  return { watch: started, state, lines, looks };
}

describe('the watch over backends', () => {
  it('awaits a backend until it has answered once; when it falls silent later, it is named as that', async () => {
    const { watch: backends, state } = startWatch();
    await expect.poll(() => backends.listAwaited()).toEqual(['content']);
    state.failure = null;
    await expect.poll(() => backends.listAwaited()).toEqual([]);
    expect(backends.listSilent()).toEqual([]);
    state.failure = new Error('gone');
    await expect.poll(() => backends.listSilent()).toEqual(['content']);
    expect(backends.listAwaited()).toEqual([]);
    state.failure = null;
    await expect.poll(() => backends.listSilent()).toEqual([]);
  });

  it('says once in the log that a backend does not answer, and once that it does again', async () => {
    const { state, lines, looks } = startWatch();
    await expect.poll(() => looks.length).toBeGreaterThan(3);
    state.failure = null;
    await expect.poll(() => looks.includes(true)).toBe(true);
    expect(lines).toMatchObject([
      { level: 40, backend: 'content', reason: 'content cannot be reached', msg: 'a backend does not answer' },
      { level: 30, backend: 'content', msg: 'a backend answers again' },
    ]);
  });

  it('takes a question that was not sent, because visitors went first, for no news', async () => {
    const { watch: backends, state, looks } = startWatch();
    state.failure = null;
    await expect.poll(() => looks.includes(true)).toBe(true);
    let asked = 0;
    state.failure = new NotSentError('content: no turn');
    Object.defineProperty(state, 'failure', { get: () => ((asked += 1), new NotSentError('content: no turn')) });
    await expect.poll(() => asked).toBeGreaterThan(5);
    expect(backends.listSilent()).toEqual([]);
  });
});
