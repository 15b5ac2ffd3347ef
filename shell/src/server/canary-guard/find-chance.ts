/**
 * The chance that of `events` in two versions that are equally good so many or more hit the first one, which had this share
 * of the pages: the upper tail of the binomial distribution.
 */
export function findChance(inFirst: number, events: number, share: number): number {
  if (inFirst <= 0) return 1;
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  // Terms are added as logarithms, since factorials of large numbers have no other form.
  let logTerm = events * Math.log(1 - share);
  let below = 0;
  for (let hits = 0; hits < inFirst; hits += 1) {
    below += Math.exp(logTerm);
    logTerm += Math.log((events - hits) / (hits + 1)) + Math.log(share / (1 - share));
  }
  if (below < 0.5) return 1 - below;
  let above = 0;
  for (let hits = inFirst; hits <= events; hits += 1) {
    const term = Math.exp(logTerm);
    above += term;
    if (term < above * 1e-12) break;
    logTerm += Math.log((events - hits) / (hits + 1)) + Math.log(share / (1 - share));
  }
  return above;
}
