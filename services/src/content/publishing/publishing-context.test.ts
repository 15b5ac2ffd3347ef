import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { setDatabaseLink } from '../../database/link-database.ts';
import { createLocalLink } from '../../database/local-link.ts';
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

describe('promise 9: what another process has written a moment ago', () => {
  /** Announcements reach this process when they are waited for, and otherwise never. */
  function createSlowLink() {
    const link = createLocalLink();
    const waiting: string[] = [];
    const hearAll = vi.fn(async () => {
      for (const id of waiting.splice(0)) await link.announce('content', JSON.stringify({ id, process: 'other' }));
    });
    return { link: { ...link, processName: 'own', hearAll }, waiting, hearAll };
  }

  function createContext(link: ReturnType<typeof createSlowLink>['link']) {
    const root = {};
    setDatabaseLink(root, link);
    const store = { reload, reloadAll } as unknown as ContentStore;
    return createPublishingContext({ store } as unknown as PublishingContext, root, () => {});
  }

  it('EDT-002 is known once the store was freshened, before the usual moment of gathering has passed', async () => {
    const { link, waiting } = createSlowLink();
    const { freshen } = createContext(link);
    waiting.push('one');
    await freshen();
    expect(reload.mock.calls).toEqual([['one']]);
  });

  it('those who ask meanwhile share the next look, because the present one may have passed what they wrote', async () => {
    const { link, waiting, hearAll } = createSlowLink();
    const { freshen } = createContext(link);
    const first = freshen();
    waiting.push('two');
    await Promise.all([first, freshen(), freshen(), freshen()]);
    expect(hearAll).toHaveBeenCalledTimes(2);
    expect(reload.mock.calls.flat()).toEqual(['two']);
  });

  it('is not waited for when the database does not answer', async () => {
    const { link, hearAll } = createSlowLink();
    hearAll.mockRejectedValue(lost);
    await createContext(link).freshen();
    expect(reload).not.toHaveBeenCalled();
  });
});
