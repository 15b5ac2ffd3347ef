import { expect, it } from 'vitest';
import { createTurns } from './take-turns.ts';

it('promise 9: of one person four requests are answered at once and sixty wait, and nobody else waits for them', async () => {
  const takeTurn = createTurns();
  let running = 0;
  const most: number[] = [];
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const slow = async (number: number) => {
    running += 1;
    most.push(running);
    await ended;
    running -= 1;
    return number;
  };
  const heavy = Array.from({ length: 70 }, (_, number) => takeTurn('heavy', () => slow(number)));
  expect(await takeTurn('other', () => Promise.resolve('at once'))).toBe('at once');
  expect(running).toBe(4);
  end();
  const results = await Promise.all(heavy);
  expect(results.filter((result) => result === undefined)).toHaveLength(6);
  expect(results.slice(0, 64)).toEqual(Array.from({ length: 64 }, (_, number) => number));
  expect(Math.max(...most)).toBe(4);
  expect(await takeTurn('heavy', () => Promise.resolve('again'))).toBe('again');
});

it('promise 9: a request that fails gives its turn to the next one', async () => {
  const takeTurn = createTurns();
  const requests = Array.from({ length: 9 }, () => takeTurn('one', () => Promise.reject(new Error('broken'))));
  const outcomes = await Promise.allSettled(requests);
  expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 'rejected'));
  expect(await takeTurn('one', () => Promise.resolve(1))).toBe(1);
});
