import { remoteNameSchema } from '@kmx/shared-contracts/units.schema.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import type { RefusalReason } from '../release/release-errors.ts';
import type { ReleaseVersions } from '../release/release-reference.ts';
import type { TrustedKeys } from '../signature/trusted-keys.server.ts';
import { type Canaries, type Canary, maxCanaries, statedCanarySchema, withoutCanaries } from './canary.ts';
import { findActProblems } from './find-act-problems.server.ts';
import { isSignedByGuard } from './guard-acts.server.ts';
import { isSignedByOperator } from './operator-acts.server.ts';
import type { Statement, UnitChanges } from './statement.ts';
import type { UnitEntries } from './unit-entry.server.ts';

/** What a statement about a canary is applied to. */
export interface CanaryState {
  readonly canaries: Canaries;
  readonly unitEntries: UnitEntries;
  readonly set: { readonly versions: ReleaseVersions } | null;
}

/** What becomes of the canaries by a statement. */
export interface AppliedCanary {
  readonly canaries: Canaries;
  /** The unit that it is about; null where it names none. */
  readonly unit: RemoteName | null;
  readonly counts: boolean;
  readonly problems: readonly RefusalReason[];
}

const subjectSchema = v.object({ unit: remoteNameSchema, version: v.string() });

/** Whether a statement begins, changes or ends a canary; one that also changes versions is an act. */
export function isCanaryStatement({ kind, canary }: Statement, changes: UnitChanges): boolean {
  return (kind === 'canary' || kind === 'canary-end') && canary !== undefined && Object.keys(changes).length === 0;
}

/** Why a canary cannot begin, or change; null when it can. */
function findBar(unit: RemoteName, version: string, { canaries, set }: CanaryState): string | null {
  const active = set?.versions[unit];
  if (active === undefined) return 'is not active, so there is nothing that it could be compared with';
  if (active === version) return 'is the active version already';
  if (canaries.has(unit) || canaries.size < maxCanaries) return null;
  return `would be the canary number ${maxCanaries + 1}; end another one first`;
}

/**
 * Applies a statement about a canary to those that run. It needs the signature of a key that may act on the unit; to end
 * one, that of the guard or of the operators is enough. One that is signed rightly and cannot be read counts for nothing, as one that means
 * nothing does: the visitors keep what they have.
 */
export function applyCanary(statement: Statement, state: CanaryState, trustedKeys: TrustedKeys | null): AppliedCanary {
  const { canary: said, kind, revision, by, activatedAt } = statement;
  const { canaries, unitEntries } = state;
  const subject = v.safeParse(subjectSchema, said);
  if (!subject.success) return { canaries, unit: null, counts: false, problems: [] };
  const { unit, version } = subject.output;
  const leave = (problems: readonly RefusalReason[]): AppliedCanary => ({ canaries, unit, counts: false, problems });
  const isEnd = kind === 'canary-end';
  const mayEnd = isSignedByGuard(statement, unit, trustedKeys) || isSignedByOperator(statement, unit, trustedKeys);
  const problems = findActProblems(statement, { [unit]: isEnd ? null : version }, trustedKeys, unitEntries);
  if (problems.length > 0 && !(isEnd && mayEnd)) return leave(problems.map((reason) => ({ ...reason, version })));
  const running = canaries.get(unit);
  if (isEnd && running?.version !== version) return leave([]);
  if (isEnd) return { canaries: withoutCanaries(canaries, [unit]), unit, counts: true, problems: [] };
  const refuse = (why: string): AppliedCanary =>
    leave([{ name: unit, version, code: 'canary-invalid', detail: `revision ${revision}, by ${by}, ${why}` }]);
  const parsed = v.safeParse(statedCanarySchema, said);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return refuse(`cannot be read here (${v.getDotPath(issue) ?? 'canary'}: ${issue.message})`);
  }
  const bar = findBar(unit, version, state);
  if (bar !== null) return refuse(bar);
  const isSame = running?.version === version;
  const begun: Canary = {
    ...parsed.output,
    since: isSame ? running.since : revision,
    startedAt: isSame ? running.startedAt : activatedAt,
    revision,
  };
  return { canaries: new Map([...canaries, [unit, begun]]), unit, counts: true, problems: [] };
}
