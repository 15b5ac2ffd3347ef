import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

interface Purge {
  /** As it is named in the log when it fails. */
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

/**
 * Runs a purge once the server is ready, so that a process which is restarted often forgets too, and then again and again
 * until it is closed; one at a time. A failure is logged and costs one run.
 */
export function schedulePurge(app: FastifyInstance, logger: Logger, { name, everyMs, run }: Purge): void {
  let running: Promise<void> | null = null;
  const start = (): void => {
    running ??= run()
      .then(
        () => {},
        (error: unknown) => logger.error({ err: error }, `${name} could not be purged`),
      )
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(start, everyMs).unref();
  app.addHook('onReady', async () => start());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    // The database is closed next.
    await running;
  });
}
