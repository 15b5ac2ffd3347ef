import { hostname } from 'node:os';
import { reportIntervalMs, type ShellReport, type ShellReports } from '@kmx/release-registry/reports/shell-reports.ts';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { Logger } from 'pino';
import type { CanaryState } from './canary-sets.ts';
import type { DegradedUnit } from './degraded-unit.ts';
import { describeCanary } from './describe-canary.ts';
import type { SmokeFinding } from './smoke.ts';

interface ServingReport {
  /** Writes the report at once, because something has changed. */
  readonly update: () => void;
  /** Stops reporting and removes the report. */
  readonly close: () => Promise<void>;
}

interface ServingState {
  readonly set: ReleaseSet;
  /** The last statement that was decided about. */
  readonly revision: number;
  readonly problems: readonly DegradedUnit[];
  readonly unproven: readonly SmokeFinding[];
  readonly canaries: readonly CanaryState[];
}

/** Name of this process, as reports and the history have it. */
export const shellName = `${hostname()}-${process.pid}`.replaceAll(/[^\w.-]/g, '-').slice(-100);

function createReport({ set, revision, problems, unproven, canaries }: ServingState): ShellReport {
  const { buildId, versions } = set;
  const map = ({ name, version, reason }: DegradedUnit) => ({ name, version, reason });
  const said = { problems: problems.map(map), unproven: [...unproven], canaries: canaries.map(describeCanary) };
  return { shell: shellName, buildId, versions, revision, ...said };
}

/** Tells the registry every two seconds what this process serves; a registry that takes no reports costs one line of the log. */
export function startServingReport(reports: ShellReports, read: () => ServingState, log: Logger): ServingReport {
  let isRefused = false;
  let isClosed = false;
  let writing: Promise<void> = Promise.resolve();
  const update = (): void => {
    writing = writing
      .then(async () => {
        if (isClosed) return;
        await reports.write(createReport(read()));
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
      await reports.remove(shellName).catch(() => {});
    },
  };
}
