import type { Erasure } from './erase-person.ts';
import type { ErasureRecord } from './erasure-record.ts';

/** The counts of a record, one service a line; what is zero is left out. */
export function describeCounts(counts: ErasureRecord['counts']): readonly string[] {
  return Object.entries(counts).flatMap(([service, kinds]) => {
    const present = Object.entries(kinds).filter(([, count]) => count > 0);
    return present.length === 0
      ? []
      : [`  ${service}: ${present.map(([kind, count]) => `${count} ${kind}`).join(', ')}`];
  });
}

/** A record as a person reads it. */
export function describeRecord({ id, erasedAt, accountId, userId, reason, counts }: ErasureRecord): string {
  const ids = [accountId === null ? null : `account ${accountId}`, userId === null ? null : `profile ${userId}`];
  const known = ids.filter((text) => text !== null).join(', ') || 'no account';
  return [`${erasedAt} ${id}: ${known}. ${reason}`, ...describeCounts(counts)].join('\n');
}

/** What is left to the operator. */
export function describeLeft({ similarAuthors }: Pick<Erasure, 'similarAuthors'>): readonly string[] {
  return similarAuthors.map(
    (name) => `Somebody edits content as "${name}". If it is the same person, add --author "${name}".`,
  );
}
