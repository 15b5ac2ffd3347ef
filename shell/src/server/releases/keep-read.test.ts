import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepRead } from './keep-read.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('SRV-071 many operators who look within a second cost one reading', async () => {
  let time = 0;
  const read = vi.fn(() => Promise.resolve(time));
  const kept = keepRead(read, () => time);
  expect(await Promise.all([kept(), kept()])).toEqual([
    { value: 0, problem: '' },
    { value: 0, problem: '' },
  ]);
  time = 999;
  await kept();
  expect(read).toHaveBeenCalledTimes(1);
  time = 1_000;
  expect((await kept()).value).toBe(1_000);
});

it('SRV-071 what was read stays when the storage fails or hangs, with the reason and without the folders of the server', async () => {
  let time = 0;
  const failure = Object.assign(new Error('EIO: /srv/registry'), { code: 'EIO', syscall: 'read' });
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce('first').mockRejectedValueOnce(failure);
  const kept = keepRead(read, () => time);
  await kept();
  time += 1_000;
  expect(await kept()).toEqual({ value: 'first', problem: 'EIO' });
  time += 1_000;
  read.mockReturnValueOnce(new Promise(() => {}));
  const late = kept();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await late).toEqual({ value: 'first', problem: 'the storage did not answer within 1000 ms' });
  time += 5_000;
  const again = kept();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([(await again).value, read.mock.calls.length]).toEqual(['first', 3]);
});
