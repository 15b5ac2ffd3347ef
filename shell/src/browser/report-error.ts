import { reportEndpoint } from '@kmx/shared-contracts/endpoints/systems.ts';
import type { BootData } from '../state/page-view/boot-data.ts';

/** Max reports per page, so that a loop cannot flood the server. */
const reportsPerPage = 10;

export type ReportError = (error: unknown, details?: string) => void;

/** Sends caught errors with remote and version to the shell's server; never throws, never sends personal data. */
export function createErrorReporter(boot: BootData): ReportError {
  let sent = 0;
  return (error, details = '') => {
    console.error(details, error);
    sent += 1;
    if (sent > reportsPerPage) return;
    const remote = boot.page?.remote ?? 'shell';
    const report = {
      remote,
      version: boot.page ? (boot.remotes[boot.page.remote]?.version ?? '') : boot.buildId,
      message: error instanceof Error ? error.message.slice(0, 300) : String(error).slice(0, 300),
      details: details.slice(0, 100),
    };
    navigator.sendBeacon(reportEndpoint.path, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
}
