// Class 08 is trouble with the connection; 57P01 to 57P05 are a server that ends, starts or ends this session.
const lostStates = /^(?:08|57P0)/;

/** Whether a statement failed because the connection broke, so that its outcome is unknown. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Errors from the server itself have a severity; all others come from the network or from waiting too long.
  if (!('severity' in error)) return 'syscall' in error || /connection|timeout|not queryable/i.test(error.message);
  return 'code' in error && typeof error.code === 'string' && lostStates.test(error.code);
}
