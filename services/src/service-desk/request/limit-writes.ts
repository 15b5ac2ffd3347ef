/** Whether a user may change something once more now. */
export type WriteLimit = (userId: string, operation: string) => boolean;

const minuteMilliseconds = 60_000;
const hourMilliseconds = 60 * minuteMilliseconds;
const mailingOperations: ReadonlySet<string> = new Set([
  'Mutation.inviteUser',
  'Mutation.resendInvitation',
  'Mutation.sendNewInvitation',
  'Mutation.addApplication',
]);
const tooManyKeys = 10_000;

/** Counts the changes of each user in a minute and, apart, the invitations in an hour, which reach strangers by mail. */
export function createWriteLimit(
  writesPerMinute: number,
  invitationsPerHour: number,
  now: () => number = Date.now,
): WriteLimit {
  const counters = new Map<string, { until: number; count: number }>();
  function take(key: string, limit: number, milliseconds: number): boolean {
    const time = now();
    const known = counters.get(key);
    const counter = known !== undefined && known.until > time ? known : { until: time + milliseconds, count: 0 };
    counter.count += 1;
    counters.set(key, counter);
    if (counters.size > tooManyKeys) {
      for (const [each, { until }] of counters) if (until <= time) counters.delete(each);
    }
    return counter.count <= limit;
  }
  return (userId, operation) =>
    take(userId, writesPerMinute, minuteMilliseconds) &&
    (!mailingOperations.has(operation) || take(`${userId} invitations`, invitationsPerHour, hourMilliseconds));
}
