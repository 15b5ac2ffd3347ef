import { createWindowCounter } from '../../http/window-counter.ts';

/** Whether a user may make another change now. */
export type WriteLimit = (userId: string, operation: string) => boolean;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const mailingOperations: ReadonlySet<string> = new Set([
  'Mutation.inviteUser',
  'Mutation.resendInvitation',
  'Mutation.sendNewInvitation',
  'Mutation.addApplication',
]);

/** Counts each user's changes per minute and, separately, invitations per hour, which reach strangers by mail. */
export function createWriteLimit(
  writesPerMinute: number,
  invitationsPerHour: number,
  now: () => number = Date.now,
): WriteLimit {
  const countWrite = createWindowCounter({ max: writesPerMinute, windowMs: minuteMs }, now);
  const countInvitation = createWindowCounter({ max: invitationsPerHour, windowMs: hourMs }, now);
  return (userId, operation) => countWrite(userId) && (!mailingOperations.has(operation) || countInvitation(userId));
}
