import { expect, it } from 'vitest';
import { followOnce } from './follow.ts';
import type { Answer } from './query-state.ts';

const options = { isFresh: false };

it('a request with a single answer reports its data, or why there are none', async () => {
  const answers: Answer<string>[] = [];
  followOnce(() => Promise.resolve('data'))((answer) => answers.push(answer), options);
  followOnce<string>(() => Promise.reject(new Error('broken')))((answer) => answers.push(answer), options);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(answers).toMatchObject([
    { data: 'data', error: null },
    { data: null, error: { kind: 'unexpected', message: 'broken' } },
  ]);
});

it('an answer that arrives after the query was stopped is discarded', async () => {
  const answers: Answer<string>[] = [];
  const stop = followOnce(() => Promise.resolve('late'))((answer) => answers.push(answer), options);
  stop();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(answers).toEqual([]);
});
