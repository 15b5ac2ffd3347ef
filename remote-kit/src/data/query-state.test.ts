import { expect, it } from 'vitest';
import { addAnswer, readState, unanswered } from './query-state.ts';
import { RequestError } from './request-error.ts';

const failure = new RequestError('unavailable', 'down');
const known = addAnswer<string>(unanswered, 'page 1', { data: 'first', error: null });
const failed = (key: string) => addAnswer(known, key, { data: null, error: failure });

it('nothing is known before the first answer', () => {
  expect(readState(unanswered, 'page 1', 'always')).toEqual({
    data: null,
    error: null,
    isLoading: true,
    isOutdated: false,
  });
});

it('data survive a later failure, until newer ones arrive', () => {
  expect(readState(failed('page 1'), 'page 1', 'never')).toMatchObject({ data: 'first', error: failure });
  const next = addAnswer(failed('page 1'), 'page 1', { data: 'newer', error: null });
  expect(readState(next, 'page 1', 'never')).toMatchObject({ data: 'newer', error: null });
});

it('another key shows nothing of the previous one, or its data marked as outdated', () => {
  expect(readState(known, 'page 2', 'never')).toMatchObject({ data: null, isLoading: true, isOutdated: false });
  for (const keeps of ['while-loading', 'always'] as const) {
    expect(readState(known, 'page 2', keeps)).toMatchObject({ data: 'first', isLoading: false, isOutdated: true });
  }
});

it('when the new key fails, data of the previous one are shown only with keepsPrevious "always"', () => {
  const shown = { error: failure, isLoading: false, isOutdated: false };
  expect(readState(failed('page 2'), 'page 2', 'while-loading')).toEqual({ ...shown, data: null });
  expect(readState(failed('page 2'), 'page 2', 'always')).toEqual({ ...shown, data: 'first' });
});

it('the error of one key is not reported for another', () => {
  expect(readState(failed('page 2'), 'page 3', 'while-loading')).toMatchObject({ data: 'first', error: null });
  expect(readState(failed('page 2'), 'page 1', 'never')).toMatchObject({ data: 'first', error: null });
});
