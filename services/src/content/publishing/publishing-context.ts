import { isLostConnection } from '@kmx/server-kit/postgres/is-lost-connection.ts';
import type { ContentModel } from '../model/model-types.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { ContentDatabase } from '../store/content-tables.ts';
import { createWritePace } from './pace-writes.ts';

const repairPollMs = 1000;

/** What writes of the content service share. */
export interface PublishingContext {
  readonly contentModel: ContentModel;
  readonly store: ContentStore;
  readonly database: ContentDatabase;
  /**
   * Runs one write after the other, because uniqueness is checked before it is written; afterwards the index over the
   * tables holds the entries that `work` names.
   */
  readonly write: <Result>(work: () => Promise<WriteResult<Result>>) => Promise<Result>;
}

/** The result of a write, and the ids of the entries it changed. */
export interface WriteResult<Result> {
  readonly result: Result;
  readonly changed: readonly string[];
}

/** Creates the context; `onChanged` hears of each write that has reached the tables. */
export function createPublishingContext(
  base: Omit<PublishingContext, 'write'>,
  onChanged: (ids: readonly string[]) => void,
): PublishingContext {
  let previous: Promise<unknown> = Promise.resolve();
  let isUncertain = false;
  const pace = createWritePace();

  function enqueue<Result>(job: () => Promise<Result>): Promise<Result> {
    const run = previous.then(job);
    previous = run.catch(() => {});
    return run;
  }

  async function reloadIndex(): Promise<void> {
    if (!isUncertain) return;
    await base.store.reloadAll();
    isUncertain = false;
  }

  function reloadIndexLater(): void {
    setTimeout(() => void enqueue(reloadIndex).catch(reloadIndexLater), repairPollMs).unref();
  }

  // Whether a transaction was done whose end got lost on the way, only the tables know when the server is back.
  function noteFailure(error: unknown): void {
    if (isUncertain || !isLostConnection(error)) return;
    isUncertain = true;
    reloadIndexLater();
  }

  return {
    ...base,
    write: (work) =>
      enqueue(async () => {
        await reloadIndex();
        try {
          const { result, changed } = await pace(work);
          await base.store.reload(...changed);
          if (changed.length > 0) onChanged(changed);
          return result;
        } catch (error) {
          noteFailure(error);
          throw error;
        }
      }),
  };
}
