import { reportEndpoint } from '@kmx/shared-contracts/endpoints/systems.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import type { BootData } from '../../state/page-view/boot-data.ts';

/** Max reports per page, so that a loop cannot flood the server; and how many errors are looked at for them. */
const [reportsPerPage, errorsPerPage] = [10, 100];

/** Reports a caught error of a unit, by default of the shell itself, and prints it; never throws. */
export type ReportError = (error: unknown, details?: string, unit?: UnitName) => void;

/**
 * Sends an error with the version that caused it; never throws. Of its text only what a closed list knows is sent: a
 * message may quote whatever somebody has typed or read.
 */
export type SendError = (unit: UnitName, version: string, error: unknown, details: string) => void;

/** Who reports says in plain words what it was doing; anything else may come from elsewhere. */
const plainWords = /^[a-z -]{1,60}$/;

// Without network there is nobody to report to.
const noReport = () => {};

/** Creates the reporter of a page: each error is sent once, and not more than ten. */
export function createErrorReporter(boot: Pick<BootData, 'remotes' | 'shellVersion'>): {
  readonly reportError: ReportError;
  readonly sendError: SendError;
} {
  const sent = new Set<string>();
  let errors = 0;
  // Most pages have no error to describe.
  const sendError: SendError = (remote, version, error, details) => {
    errors += 1;
    if (errors > errorsPerPage) return;
    import(/* webpackChunkName: "part-errors" */ './describe-error.ts').then(({ describeError }) => {
      const words = plainWords.test(details) ? details : '';
      const report = JSON.stringify({ remote, version, message: describeError(error), details: words });
      if (sent.size >= reportsPerPage || sent.has(report)) return;
      sent.add(report);
      navigator.sendBeacon(reportEndpoint.path, new Blob([report], { type: 'application/json' }));
    }, noReport);
  };
  return {
    sendError,
    reportError: (error, details = '', unit = 'shell') => {
      console.error(details, error);
      sendError(unit, unit === 'shell' ? boot.shellVersion : (boot.remotes[unit]?.version ?? ''), error, details);
    },
  };
}
