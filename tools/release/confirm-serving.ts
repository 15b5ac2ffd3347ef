import { putBackUnits } from '@kmx/release-registry/active-set/put-back-units.server.ts';
import type { ReleasePointer } from '@kmx/release-registry/pointer/release-pointer.ts';
import { awaitDecisions, awaitShells, type ServingProblem } from '@kmx/release-registry/reports/await-shells.ts';
import type { ShellReports } from '@kmx/release-registry/reports/shell-reports.ts';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import type { ByUnit } from '@kmx/shared-contracts/units.ts';

/** The running shells do not serve what was activated; the units are back where they were. */
export class NotServedError extends Error {
  readonly problems: readonly ServingProblem[];
  /** The set that is active now; null when somebody else has changed the units meanwhile. */
  readonly restored: ReleaseSet | null;
  constructor(problems: readonly ServingProblem[], restored: ReleaseSet | null) {
    super(problems.map(({ shell, reason }) => `${shell}: ${reason}`).join('; '));
    this.name = 'NotServedError';
    this.problems = problems;
    this.restored = restored;
  }
}

interface Confirmation {
  readonly pointer: ReleasePointer;
  readonly reports: ShellReports;
  readonly timeoutMs: number;
  readonly set: ReleaseSet;
  readonly changed: ByUnit<string>;
  readonly previous: ByUnit<string>;
  readonly by: string;
}

/**
 * Waits until every running shell serves an activation and returns their names; otherwise puts the units back where they
 * were, waits until the shells have followed, and throws NotServedError.
 */
export async function confirmServing(confirmation: Confirmation): Promise<readonly string[]> {
  const { pointer, reports, timeoutMs, set, changed, previous, by } = confirmation;
  const { shells, problems } = await awaitShells({ reports, buildId: set.buildId, changed, timeoutMs });
  if (problems.length === 0) return shells;
  const reason = `not served by ${problems.map(({ shell }) => shell).join(', ')}`.slice(0, 300);
  const restored = await putBackUnits(pointer, { changed, previous }, { by, reason });
  if (restored) await awaitDecisions({ reports, buildId: restored.buildId, timeoutMs });
  throw new NotServedError(problems, restored);
}
