import type { Logger } from 'pino';
import type { PublishingContext } from './publishing-context.ts';
import { listOpenReleases, runDueReleases } from './run-due-releases.ts';

/** Looks again at least this often: the clock of a machine may be set while it waits. */
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

  function plan(shortestWait: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    const next = listOpenReleases(context)[0]?.dueAt ?? Number.POSITIVE_INFINITY;
    const wait = Math.min(Math.max(shortestWait, next - Date.now()), maxWaitMs);
    timer = setTimeout(wake, wait).unref();
  }

  async function run(): Promise<void> {
    try {
      const count = await runDueReleases(context, Date.now());
      if (count > 0) logger.info({ releases: count }, 'scheduled releases done');
      plan(0);
    } catch (error) {
      logger.error({ err: error }, 'a scheduled release could not be done');
      plan(pauseAfterFailureMs);
    }
  }

  function wake(): void {
    if (isStopped) return;
    // While one run is under way the timer is set by its end, which sees what has been added meanwhile.
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
