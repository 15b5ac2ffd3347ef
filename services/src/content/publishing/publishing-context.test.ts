import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import type { ContentStore } from '../store/content-store.ts';
import { createPublishingContext, type PublishingContext } from './publishing-context.ts';

const lost = new Error('Connection terminated unexpectedly');

let reloadAll: Mock<() => Promise<void>>;
let reload: Mock<(...ids: readonly string[]) => Promise<void>>;
let told: (readonly string[])[];
let publishing: PublishingContext;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  reloadAll = vi.fn(() => Promise.resolve());
  reload = vi.fn<(...ids: readonly string[]) => Promise<void>>(() => Promise.resolve());
  told = [];
  const store = { reload, reloadAll } as unknown as ContentStore;
  publishing = createPublishingContext({ store } as unknown as PublishingContext, {}, (ids) => told.push(ids));
});
afterEach(() => void vi.useRealTimers());

describe('a write whose end got lost with the connection to the database', () => {
  it('is looked up in the tables as soon as the server answers again, also when nobody writes', async () => {
    reloadAll.mockRejectedValueOnce(lost);
    await expect(publishing.write(() => Promise.reject(lost))).rejects.toThrow(lost);
    await vi.advanceTimersByTimeAsync(1100);
    expect(reloadAll).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(reloadAll).toHaveBeenCalledTimes(2);
  });

  it('is looked up before the next write, which checks its values against the index', async () => {
    await expect(publishing.write(() => Promise.reject(lost))).rejects.toThrow(lost);
    const order: string[] = [];
    reloadAll.mockImplementation(() => Promise.resolve(void order.push('index')));
    await publishing.write(() => Promise.resolve({ result: order.push('write'), changed: [] }));
    expect(order).toEqual(['index', 'write']);
  });

  it('is done although what was known of it could not be forgotten: all is read anew, and others are told', async () => {
    const refused = Object.assign(new Error('too many clients'), { severity: 'FATAL', code: '53300' });
    reload.mockImplementation((...ids: readonly string[]) =>
      ids.length === 0 ? Promise.resolve() : Promise.reject(refused),
    );
    expect(await publishing.write(() => Promise.resolve({ result: 'done', changed: ['one'] }))).toBe('done');
    expect(told).toEqual([['one']]);
    await vi.advanceTimersByTimeAsync(1100);
    expect(reloadAll).toHaveBeenCalledTimes(1);
  });

  it('is not looked up when the server itself has refused it', async () => {
    const refused = Object.assign(new Error('duplicate key'), { severity: 'ERROR', code: '23505' });
    await expect(publishing.write(() => Promise.reject(refused))).rejects.toThrow(refused);
    await vi.advanceTimersByTimeAsync(5000);
    expect(reloadAll).not.toHaveBeenCalled();
  });
});
