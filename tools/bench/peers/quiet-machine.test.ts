import { expect, it } from 'vitest';
import { parseProcessorTimes } from './quiet-machine.ts';

it('promise 4: waiting for a disk counts as idle, and the time of guests is not counted twice', () => {
  const text = 'cpu  100 20 30 700 50 1 2 3 40 5\ncpu0 50 10 15 350 25 0 1 1 20 2\nintr 1 2 3\n';
  expect(parseProcessorTimes(text)).toEqual({ all: 906, idle: 750 });
});
