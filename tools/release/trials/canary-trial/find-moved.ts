import type { SimulatedVisitor, Visit } from './visitors.ts';

/** A canary of the trial: its version, when all shells handed it out, and when it ended in the history, in ms since 1970. */
export interface CanaryTime {
  readonly version: string;
  readonly begunAt: number;
  readonly endedAt: number;
}

/** The shell stops a canary before the statement says so; until then an answer may be of either version. */
const stopMs = 2_000;
/** And it follows a statement of the team within so many. */
const followMs = 5_000;

/** The canaries and the active versions that a visitor got while a canary ran for certain. */
function listCertain({ visits }: SimulatedVisitor, { begunAt, endedAt }: CanaryTime): readonly Visit[] {
  return visits.filter(
    ({ version, askedAt, answeredAt }) => version !== null && askedAt >= begunAt && answeredAt < endedAt - stopMs,
  );
}

/**
 * What visitors saw that they should not have: one who got a canary and the active version while it ran, one who was in the
 * cohort of one canary and not of the other with the same share, and a canary after its end.
 */
export function findMoved(visitors: readonly SimulatedVisitor[], canaries: readonly CanaryTime[]): readonly string[] {
  return visitors.flatMap((visitor, index) => {
    const seen = canaries.flatMap((canary) =>
      listCertain(visitor, canary).map(({ version }) => version === canary.version),
    );
    const moved = new Set(seen).size > 1 ? [`visitor ${index} changed the cohort`] : [];
    const late = canaries.flatMap(({ version, endedAt }) =>
      visitor.visits.some((visit) => visit.version === version && visit.askedAt > endedAt + followMs)
        ? [`visitor ${index} got ${version} after its end`]
        : [],
    );
    return [...moved, ...late];
  });
}
