import { RequestError, type RequestErrorKind } from '@kmx/remote-kit/data/request-error.ts';
import { expect, it } from 'vitest';
import { createReversal } from './create-reversal.ts';

const failInTurn = (...kinds: readonly RequestErrorKind[]) => {
  const waiting = [...kinds];
  return createReversal(() => {
    const kind = waiting.shift();
    return kind === undefined ? Promise.resolve({}) : Promise.reject(new RequestError(kind, kind));
  });
};

it('D-22 a change is undone, or the reason given why it never can be', async () => {
  expect(await failInTurn()()).toBeNull();
  expect(await failInTurn('conflict')()).toMatchObject({ kind: 'conflict' });
  expect(await failInTurn('not-found')()).toMatchObject({ kind: 'not-found' });
});

it('D-22 a lost connection is worth a retry', async () => {
  const reverse = failInTurn('offline', 'timeout', 'unavailable');
  for (const kind of ['offline', 'timeout', 'unavailable']) await expect(reverse()).rejects.toMatchObject({ kind });
  expect(await reverse()).toBeNull();
});

it('D-22 a retry that finds nothing to undo means the first attempt succeeded', async () => {
  const reverse = failInTurn('timeout', 'not-found');
  await expect(reverse()).rejects.toMatchObject({ kind: 'timeout' });
  expect(await reverse()).toBeNull();
});
