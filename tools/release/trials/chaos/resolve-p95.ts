const share = 0.95;
const factor = 1.5;
/** Below this many milliseconds a factor says nothing on a machine that does other things too. */
const noiseMs = 30;

/** The time within which 95 of 100 answers came. */
export function resolveP95(times: readonly number[]): number {
  const sorted = times.toSorted((left, right) => left - right);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** What the p95 of the other pages may be, by their times in a quiet phase of the same run. */
export function resolveLimitMs(quietTimes: readonly number[]): number {
  return Math.max(resolveP95(quietTimes) * factor, noiseMs);
}
