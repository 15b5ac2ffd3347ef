import { isLostConnection } from '@kmx/server-kit/postgres/is-lost-connection.ts';
import { getDatabaseLink } from '../../database/link-database.ts';
import { onContentChange } from '../content-changes.ts';
import type { ContentModel } from '../model/model-types.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { ContentDatabase } from '../store/content-tables.ts';
import { createWritePace } from './pace-writes.ts';

const repairPollMs = 1000;
/** Changes in quick succession are read together. */
const gatheringMs = 20;
/** How long a write waits for those of other processes. */
const patienceMs = 20_000;

/** Work of all processes that follows one another. */
type WriteQueue = 'content' | 'content-schedule';

/** What writes of the content service share. */
export interface PublishingContext {
  readonly contentModel: ContentModel;
  readonly store: ContentStore;
  readonly database: ContentDatabase;
  /**
   * Runs one write after the other, of all processes, because uniqueness is checked before it is written; afterwards
   * the store has forgotten what was known of the entries that `work` names.
   */
  readonly write: <Result>(work: () => Promise<WriteResult<Result>>) => Promise<Result>;
  /** Runs work of the schedule while no other process does; the store knows what they have done. */
  readonly schedule: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /**
   * Resolves once the store knows what any process has written before: an editor reads what they have just written at another
   * one. Without a word from the database the store answers with what it knows.
   */
  readonly freshen: () => Promise<void>;
  /** Ends it: changes by other processes are no longer followed. */
  readonly stop: () => void;
}

/** The result of a write, and the ids of the entries it changed. */
export interface WriteResult<Result> {
  readonly result: Result;
  readonly changed: readonly string[];
}

/**
 * Creates the context; `root` is the database as it was opened, `onChanged` hears of each write of this process that
 * has reached the tables.
 */
export function createPublishingContext(
  base: Pick<PublishingContext, 'contentModel' | 'store' | 'database'>,
  root: object,
  onChanged: (ids: readonly string[]) => void,
): PublishingContext {
  const link = getDatabaseLink(root);
  const pace = createWritePace();
  let isUncertain = false;
  let foreign = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let catchingUp: Promise<void> = Promise.resolve();
  let freshening: Promise<void> | null = null;
  let nextFreshening: Promise<void> | null = null;

  async function readChanges(): Promise<void> {
    const ids = foreign;
    foreign = new Set();
    if (isUncertain) {
      await base.store.reloadAll();
      isUncertain = false;
    } else {
      await base.store.reload(...ids);
    }
  }

  /** Reads what others have changed, and everything when that is not known. */
  function catchUp(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    catchingUp = catchingUp.catch(() => {}).then(readChanges);
    catchingUp.catch(readAllLater);
    return catchingUp;
  }

  function catchUpAfter(milliseconds: number): void {
    timer ??= setTimeout(() => void catchUp().catch(() => {}), milliseconds).unref();
  }

  const stopListening = onContentChange(root, ({ ids, isOwn }) => {
    if (isOwn) return;
    if (ids === null) isUncertain = true;
    for (const id of ids ?? []) foreign.add(id);
    catchUpAfter(gatheringMs);
  });

  function readAllLater(): void {
    isUncertain = true;
    catchUpAfter(repairPollMs);
  }

  // Whether a transaction was done whose end got lost on the way, only the tables know when the server is back.
  function noteFailure(error: unknown): void {
    if (!isUncertain && isLostConnection(error)) readAllLater();
  }

  function inTurn<Result>(queue: WriteQueue, work: () => Promise<Result>): Promise<Result> {
    return link.exclusively(queue, patienceMs, async () => {
      await link.hearAll();
      await catchUp();
      return work();
    });
  }

  function freshenNow(): Promise<void> {
    freshening = link
      .hearAll()
      .then(catchUp)
      .catch(() => {})
      .finally(() => {
        freshening = null;
      });
    return freshening;
  }

  /** One that has begun may have passed what was written since; whoever comes meanwhile shares the next one. */
  function freshen(): Promise<void> {
    if (link.processName === null) return Promise.resolve();
    if (freshening === null) return freshenNow();
    nextFreshening ??= freshening.then(() => {
      nextFreshening = null;
      return freshenNow();
    });
    return nextFreshening;
  }

  return {
    ...base,
    freshen,
    write: (work) =>
      inTurn('content', async () => {
        try {
          const { result, changed } = await pace(work);
          // It is done, whatever becomes of what is known of it here.
          await base.store.reload(...changed).catch(readAllLater);
          if (changed.length > 0) onChanged(changed);
          return result;
        } catch (error) {
          noteFailure(error);
          throw error;
        }
      }),
    schedule: (work) => inTurn('content-schedule', work),
    stop: () => {
      stopListening();
      clearTimeout(timer);
    },
  };
}
