import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';
import { isUnitName } from '@kmx/shared-contracts/units.ts';
import { awaitDecisions, awaitShells, type ServingProblem } from '../reports/await-shells.ts';
import type { ShellReport, ShellReports } from '../reports/shell-reports.ts';
import type { ChangedSet, ReleaseRegistry } from './activate-releases.server.ts';
import { putBackUnits } from './put-back-units.server.ts';

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
  readonly registry: Pick<ReleaseRegistry, 'pointer' | 'signingKeys'>;
  readonly reports: ShellReports;
  readonly timeoutMs: number;
  /** How long shells may take to follow what was put back; as long as `timeoutMs` unless it is given. */
  readonly followMs?: number;
  readonly change: ChangedSet;
  readonly by: string;
}

/** The running shells that serve a change, and what none of them could prove of it. */
interface Confirmed {
  readonly shells: readonly string[];
  readonly unproven: NonNullable<ShellReport['unproven']>;
}

/**
 * Waits until every running shell serves a change; otherwise puts the units back where they
 * were, waits until the shells have followed, and throws NotServedError.
 */
export async function confirmServing(confirmation: Confirmation): Promise<Confirmed> {
  const { registry, reports, timeoutMs, followMs = timeoutMs, change, by } = confirmation;
  const { changed, revision } = change;
  const { shells, problems } = await awaitShells({ reports, revision, changed, timeoutMs });
  if (problems.length === 0) return { shells, unproven: await findUnproven(reports, changed) };
  const reason = `not served by ${problems.map(({ shell }) => shell).join(', ')}`.slice(0, 300);
  const { pointer, signingKeys } = registry;
  const restored = await putBackUnits(pointer, change, { by, reason, signingKeys });
  if (restored) await awaitDecisions({ reports, revision: restored.revision, timeoutMs: followMs });
  throw new NotServedError(problems, restored?.set ?? null);
}

/** Smoke pages of the changed units that a shell could not render, each said once. */
async function findUnproven(reports: ShellReports, changed: ChangedSet['changed']): Promise<Confirmed['unproven']> {
  const all = (await reports.listRunning()).flatMap(({ unproven = [] }) => unproven);
  const found = all.filter(({ name, version }) => isUnitName(name) && changed[name] === version);
  return [...new Map(found.map((finding) => [`${finding.name} ${finding.page}`, finding])).values()];
}
