import { reportEndpoint } from '@kmx/shared-contracts/endpoints/systems.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import type { BootData } from '../../state/page-view/boot-data.ts';

/** Max reports per page, so that a loop cannot flood the server. */
const reportsPerPage = 10;

/** Reports a caught error of a unit, by default of the shell itself, and prints it; never throws. */
export type ReportError = (error: unknown, details?: string, unit?: UnitName) => void;

/** Sends an error with the version that caused it; never throws, never sends personal data. */
export type SendError = (unit: UnitName, version: string, error: unknown, details: string) => void;

/** What may be personal: quoted text (parsers quote what was typed), queries of addresses, mail addresses, long numbers. */
const personal = /(?<!\w)["'`].*["'`]|\?\S*|\S+@\S+|\d{5,}/gs;

/** Describes an error by its message and by the place in our files where it was thrown. */
export function describeError(error: unknown): string {
  const text = String(error).replace(personal, '…').slice(0, 200);
  const [, place = ''] = /\/_r\/([^\s)]{1,95})/.exec(error instanceof Error ? `${error.stack}` : '') ?? [];
  return `${text} ${place}`;
}

/** Creates the reporter of a page: each error is sent once, and not more than ten. */
export function createErrorReporter(boot: Pick<BootData, 'remotes' | 'shellVersion'>): {
  readonly reportError: ReportError;
  readonly sendError: SendError;
} {
  const sent = new Set<string>();
  const sendError: SendError = (remote, version, error, details) => {
    const report = JSON.stringify({ remote, version, message: describeError(error), details: details.slice(0, 100) });
    if (sent.size >= reportsPerPage || sent.has(report)) return;
    sent.add(report);
    navigator.sendBeacon(reportEndpoint.path, new Blob([report], { type: 'application/json' }));
  };
  return {
    sendError,
    reportError: (error, details = '', unit = 'shell') => {
      console.error(details, error);
      sendError(unit, unit === 'shell' ? boot.shellVersion : (boot.remotes[unit]?.version ?? ''), error, details);
    },
  };
}
