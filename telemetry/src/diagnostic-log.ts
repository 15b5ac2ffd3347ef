import type { DiagLogger } from '@opentelemetry/api';

/** A collector that is away would be reported with each batch. */
const pauseMs = 60_000;

/** Reports of the SDK by the console, which shell and services turn into lines of their log; one a minute at most. */
export function createDiagnosticLog(): DiagLogger {
  let reportedAt = Number.NEGATIVE_INFINITY;
  function report(message: string): void {
    const now = performance.now();
    if (now - reportedAt < pauseMs) return;
    reportedAt = now;
    console.warn(`traces: ${message.slice(0, 500)}`);
  }
  return { error: report, warn: report, info: () => {}, debug: () => {}, verbose: () => {} };
}
