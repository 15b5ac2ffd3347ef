import { isLostConnection } from '@kmx/server-kit/postgres/is-lost-connection.ts';
import type { Logger } from 'pino';
import { BusyElsewhereError } from '../../database/database-link.ts';
import type { PublishingContext } from './publishing-context.ts';
import { listOpenReleases, runDueReleases } from './run-due-releases.ts';

/** Checks at least this often, since the machine's clock may be set in the meantime. */
const maxWaitMs = 30_000;
const pauseAfterFailureMs = 1000;

/** The running schedule: `wake` looks for due releases now, `stop` resolves when none is being worked on. */
export interface Schedule {
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

/** Does scheduled publications when they are due, by a timer to the next of them (HY-71). */
export function startSchedule(context: PublishingContext, logger: Logger): Schedule {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isStopped = false;
  let isWoken = false;

  async function plan(shortestWait: number): Promise<void> {
    const open = await context.store.read(listOpenReleases);
    clearTimeout(timer);
    if (isStopped) return;
    const next = open[0]?.dueAt ?? Number.POSITIVE_INFINITY;
    const wait = Math.min(Math.max(shortestWait, next - Date.now()), maxWaitMs);
    timer = setTimeout(wake, wait).unref();
  }

  async function run(): Promise<void> {
    try {
      do {
        isWoken = false;
        const count = await runDueReleases(context, Date.now());
        if (count > 0) logger.info({ releases: count }, 'scheduled releases done');
        await plan(0);
      } while (isWoken && !isStopped);
    } catch (error) {
      // The pool reports a database that is away; everything due is done when it is back, or by the process that is at it.
      const isExpected = isLostConnection(error) || error instanceof BusyElsewhereError;
      if (!isExpected) logger.error({ err: error }, 'a scheduled release could not be done');
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(wake, pauseAfterFailureMs).unref();
    }
  }

  function wake(): void {
    if (isStopped) return;
    // A run that has begun looks once more for what was added meanwhile.
    isWoken = true;
    running ??= run().finally(() => {
      running = null;
    });
  }

  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
