/** Statuses that refuse to end anything: every other 4xx means that nothing was left to end (AUTH-022, decision 0026). */
const refusals: readonly number[] = [403, 408, 429];

/** Whether the identity provider's response means that a token is revoked or a session has ended. */
export function isEndedStatus(status: number): boolean {
  return status < 500 && !refusals.includes(status);
}
