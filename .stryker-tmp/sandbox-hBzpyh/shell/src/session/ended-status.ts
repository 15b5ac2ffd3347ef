/** Answers that refuse to end anything: every other 4xx says that nothing was left to be ended (AUTH-022, decision 0026). */
// @ts-nocheck

const refusals: readonly number[] = [403, 408, 429];

/** Whether an answer of the identity provider means that a token is revoked or a session over. */
export function isEndedStatus(status: number): boolean {
  return status < 500 && !refusals.includes(status);
}
