import type { TicketConcern } from '../model/desk-tables.ts';

const hourMs = 3_600_000;

/** Hours within which service staff intends to answer; the contact panel promises 24. */
const replyHours: Readonly<Record<TicketConcern, number>> = {
  PRODUCTION_STOPPED: 4,
  PRODUCTION_LIMITED: 8,
  QUALITY: 24,
  PLANNED: 24,
  GENERAL: 24,
};

/** By when a waiting customer can expect an answer; null while it is not the turn of service staff. */
export function resolveExpectedReply(concern: TicketConcern, waitingSince: Date | null): Date | null {
  return waitingSince === null ? null : new Date(waitingSince.getTime() + replyHours[concern] * hourMs);
}
