import type { EarlyEvents } from '../boot.ts';
import { readEarlyEvents } from '../early-clicks.ts';
import { findFailingUnit } from './find-failing-unit.ts';
import { readFrames } from './read-frames.ts';
import type { SendError } from './report-error.ts';

/** Origins from which the files of releases come. */
function listOwnOrigins(): readonly string[] {
  return [location.origin, document.documentElement.dataset['assets'] ?? location.origin];
}

/** A stack that consists of the place where an error was thrown that is no error object. */
const describePlace = ({ filename, lineno, colno }: ErrorEvent) => `@${filename}:${lineno}:${colno}`;

function readError(event: ErrorEvent | PromiseRejectionEvent): readonly [error: unknown, frames: readonly string[]] {
  const isRejection = event.type === 'unhandledrejection';
  const error: unknown = isRejection ? (event as PromiseRejectionEvent).reason : (event as ErrorEvent).error;
  if (error instanceof Error) return [error, readFrames(error.message, error.stack ?? '')];
  // Without an error object a rejection has no place, and belongs to nobody.
  return [error, readFrames('', isRejection ? '' : describePlace(event as ErrorEvent))];
}

/** Reports errors that nobody has caught, in event handlers and promises, if a script of ours has thrown them (SRV-062). */
export function watchUncaughtErrors(send: SendError): void {
  const origins = listOwnOrigins();
  const note = (event: EarlyEvents['errors'][number]): void => {
    const [error, frames] = readError(event);
    const failing = findFailingUnit(frames, origins);
    if (failing) send(failing.unit, failing.version, error, `uncaught ${event.type}`);
  };
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
  // Those of the time before, which boot.ts has kept.
  readEarlyEvents()?.errors.forEach(note);
}
