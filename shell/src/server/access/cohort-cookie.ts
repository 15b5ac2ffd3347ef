import { formatCookie } from '../http/cookies.ts';

/** Holds the bucket of a visitor while canaries run, and nothing else: many visitors have the same one (REL-11). */
const cohortCookieName = 'kmx_cohort';
const cohortSeconds = 30 * 24 * 60 * 60;

/** Buckets that a share is counted in: a hundredth of a percent each. */
export const buckets = 10_000;

/** The bucket that a visitor has kept; null without one. */
export function readBucket(cookies: Readonly<Record<string, string>>): number | null {
  const text = cookies[cohortCookieName] ?? '';
  return /^(?:0|[1-9]\d{0,3})$/.test(text) ? Number(text) : null;
}

/** The cookie that keeps a bucket for 30 days. */
export function createCohortCookie(bucket: number, isSecure: boolean): string {
  const options = { maxAgeSeconds: cohortSeconds, isHttpOnly: true, isSecure };
  return formatCookie(cohortCookieName, String(bucket), options);
}
