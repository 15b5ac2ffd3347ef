import { readEarlyEvents } from '../early-clicks.ts';
import { findFailingUnit } from './find-failing-unit.ts';
import { readFrames } from './read-frames.ts';

/** A stack that consists of the place where an error was thrown that is no error object. */
const describePlace = ({ filename, lineno, colno }: ErrorEvent) => `@${filename}:${lineno}:${colno}`;

function readError(event: ErrorEvent | PromiseRejectionEvent): readonly [error: unknown, frames: readonly string[]] {
  const isRejection = event.type === 'unhandledrejection';
  const error: unknown = isRejection ? (event as PromiseRejectionEvent).reason : (event as ErrorEvent).error;
  if (error instanceof Error) return [error, readFrames(error.message, error.stack ?? '')];
  // Without an error object a rejection has no place, and belongs to nobody.
  return [error, readFrames('', isRejection ? '' : describePlace(event as ErrorEvent))];
}

/** An error that nobody has caught, with the unit and version whose script has thrown it; null for scripts of others. */
export function findUncaught(event: ErrorEvent | PromiseRejectionEvent) {
  const [error, frames] = readError(event);
  const { origin } = location;
  const failing = findFailingUnit(frames, [origin, readEarlyEvents()?.filesOrigin ?? origin]);
  return failing && { ...failing, error };
}
