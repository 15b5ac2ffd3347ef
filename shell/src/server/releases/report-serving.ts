import { hostname } from 'node:os';
import { reportIntervalMs, type ShellReport, type ShellReports } from '@kmx/release-registry/reports/shell-reports.ts';
import type { Logger } from 'pino';

interface ServingReport {
  /** Writes the report at once, because something has changed. */
  readonly update: () => void;
  /** Stops reporting and removes the report. */
  readonly close: () => Promise<void>;
}

const shell = `${hostname()}-${process.pid}`.replaceAll(/[^\w.-]/g, '-').slice(-100);

/** Tells the registry every two seconds what this process serves; a registry that takes no reports costs one line of the log. */
export function startServingReport(
  reports: ShellReports,
  read: () => Omit<ShellReport, 'shell'>,
  log: Logger,
): ServingReport {
  let isRefused = false;
  let isClosed = false;
  let writing: Promise<void> = Promise.resolve();
  const update = (): void => {
    writing = writing
      .then(async () => {
        if (isClosed) return;
        await reports.write({ shell, ...read() });
        isRefused = false;
      })
      .catch((error: unknown) => {
        if (!isRefused) log.warn({ err: error }, 'the registry takes no report of what this shell serves');
        isRefused = true;
      });
  };
  const timer = setInterval(update, reportIntervalMs).unref();
  update();
  return {
    update,
    close: async () => {
      clearInterval(timer);
      isClosed = true;
      await writing;
      await reports.remove(shell).catch(() => {});
    },
  };
}
