import { reportEndpoint } from '@kmx/shared-contracts/endpoints/systems.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import type { BootData } from '../../state/page-view/boot-data.ts';
import { readFrames } from './read-frames.ts';

/** Max reports per page, so that a loop cannot flood the server. */
const reportsPerPage = 10;

/** Reports a caught error of a unit, by default of the shell itself, and prints it; never throws. */
export type ReportError = (error: unknown, details?: string, unit?: UnitName) => void;

/**
 * Sends an error with the version that caused it; never throws. Of its text only what a closed list knows is sent: a
 * message may quote whatever somebody has typed or read.
 */
export type SendError = (unit: UnitName, version: string, error: unknown, details: string) => void;

/** What platform and React say of an error, without what they say it of. */
const phrase =
  /React error #\d{1,3}\b|is not (?:a function|a constructor|defined|iterable|valid JSON|an object)|properties of (?:undefined|null)|is (?:undefined|null)\b|Failed to fetch|Load failed|NetworkError|imported module|call stack|status [1-5]\d\d\b/;
const className = /^[A-Z][A-Za-z]{0,30}(?:Error|Failure|Exception)$/;
const releasePlace = /^\w+:\/\/[^/]+\/_r\/([a-z-]+\/[\w.+-]+\/browser\/[\w./@-]+:\d+:\d+)$/;

/** Describes an error by its class, the phrase of its message that is known, and the place in our files where it was thrown. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const message = String(error.message);
  const [known] = phrase.exec(message.slice(0, 1000)) ?? [];
  const name = className.test(error.name) ? error.name : 'Error';
  const [place] = readFrames(message, error.stack ?? '').flatMap((frame) => releasePlace.exec(frame)?.[1] ?? []);
  return `${known ? `${name}: ${known}` : name}${place ? ` ${place}` : ''}`.slice(0, 250);
}

/** Who reports says in plain words what it was doing; anything else may come from elsewhere. */
const plainWords = /^[a-z -]{1,60}$/;

/** Creates the reporter of a page: each error is sent once, and not more than ten. */
export function createErrorReporter(boot: Pick<BootData, 'remotes' | 'shellVersion'>): {
  readonly reportError: ReportError;
  readonly sendError: SendError;
} {
  const sent = new Set<string>();
  const sendError: SendError = (remote, version, error, details) => {
    const words = plainWords.test(details) ? details : '';
    const report = JSON.stringify({ remote, version, message: describeError(error), details: words });
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
