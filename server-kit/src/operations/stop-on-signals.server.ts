import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

const signals = ['SIGTERM', 'SIGINT'] as const;

/** Time that requests under way get to finish, in milliseconds. */
const finishMs = 10_000;

interface StopOptions {
  readonly log: Logger;
  /** How long to keep serving after reporting "not ready", so that a balancer has noticed; in milliseconds. */
  readonly delayMs: number;
  /** Accepts no new connections and resolves when all pending requests have been answered. */
  readonly close: () => Promise<void>;
}

/** How a process ends; `isDraining` is true from the first signal on. */
export interface Drain {
  readonly isDraining: () => boolean;
  /** From now on SIGTERM and SIGINT drain the process and end it; a second signal ends it at once. */
  readonly stopOnSignals: (options: StopOptions) => void;
}

/** Creates the state of a process that can be drained. */
export function createDrain(): Drain {
  let draining = false;

  async function stop(signal: string, { log, delayMs, close }: StopOptions): Promise<never> {
    draining = true;
    log.info({ signal, delay: delayMs }, 'stopping: not ready any more, requests are still served');
    await wait(delayMs);
    setTimeout(() => {
      log.warn('requests under way were cut off: they took too long');
      process.exit(1);
    }, finishMs).unref();
    await close();
    log.info('stopped');
    process.exit(0);
  }

  return {
    isDraining: () => draining,
    stopOnSignals: (options) => {
      for (const signal of signals) {
        process.on(signal, () => {
          if (draining) {
            options.log.warn({ signal }, 'stopped at once by a second signal');
            process.exit(1);
          }
          stop(signal, options).catch((error: unknown) => {
            options.log.error({ err: error }, 'stopping failed');
            process.exit(1);
          });
        });
      }
    },
  };
}
