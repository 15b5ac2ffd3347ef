import type { Logger } from 'pino';
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
    // During a run the timer is set when it ends, which also covers anything added meanwhile.
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
