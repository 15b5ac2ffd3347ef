import type { ContentModel } from '../model/model-types.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { ContentDatabase } from '../store/content-tables.ts';
import { createWritePace } from './pace-writes.ts';

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

/** What a write gives back, and the ids of the entries it has changed. */
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
  const pace = createWritePace();
  return {
    ...base,
    write: (work) => {
      const run = previous.then(async () => {
        const { result, changed } = await pace(work);
        await base.store.reload(...changed);
        if (changed.length > 0) onChanged(changed);
        return result;
      });
      previous = run.catch(() => {});
      return run;
    },
  };
}
