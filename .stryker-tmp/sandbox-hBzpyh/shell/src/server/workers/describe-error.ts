// @ts-nocheck
const maxLength = 500;

/** Message of anything that was thrown, in any realm, cut to 500 characters; never throws. */
export function describeError(error: unknown): string {
  try {
    const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
    return String(message).slice(0, maxLength);
  } catch {
    return 'An error without a readable message';
  }
}

const maxStackLength = 4_000;

/** Stack of anything that was thrown, in any realm, cut to 4000 characters; empty when it has none. */
export function describeStack(error: unknown): string {
  try {
    const stack = typeof error === 'object' && error !== null && 'stack' in error ? error.stack : '';
    return typeof stack === 'string' ? stack.slice(0, maxStackLength) : '';
  } catch {
    return '';
  }
}

/** Status of an error that carries one between 400 and 599, else null; the class differs from realm to realm. */
export function readErrorStatus(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  const { status } = error;
  return Number.isInteger(status) && Number(status) >= 400 && Number(status) <= 599 ? Number(status) : null;
}
