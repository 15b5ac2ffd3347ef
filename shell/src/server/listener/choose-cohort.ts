import type { Canary } from '@kmx/release-registry/history/canary.ts';
import { buckets } from '../access/cohort-cookie.ts';

/** What is known of a visitor before its cohort. */
export interface CohortVisitor {
  readonly cookies: Readonly<Record<string, string>>;
  /** The address, or the /64 of an IPv6 one. */
  readonly clientAddress: string;
  readonly userAgent: string;
  /** ISO 3166, upper case; null where no trusted proxy says it. */
  readonly country: string | null;
}

/** Whether a visitor gets a canary. Buckets count from 0, so a larger share takes it from nobody. */
export function isInCohort({ percent, countries, cookie }: Canary, visitor: CohortVisitor, bucket: number): boolean {
  if (cookie !== null && visitor.cookies[cookie.name] === cookie.value) return true;
  if (countries.length > 0 && (visitor.country === null || !countries.includes(visitor.country))) return false;
  return bucket < (percent / 100) * buckets;
}
