import type { ReleaseReference } from './release-reference.ts';

/** Why a release may not be active; machine-readable, stable across versions of the tool. */
export type RefusalCode =
  | 'release-missing'
  | 'manifest-invalid'
  | 'manifest-mismatch'
  | 'reference-unlisted'
  | 'file-missing'
  | 'file-changed'
  | 'file-unlisted'
  | 'contract-unknown'
  | 'contract-too-new'
  | 'federation-mismatch'
  | 'shell-mismatch'
  | 'mount-missing'
  | 'mount-taken'
  | 'operations-invalid'
  | 'operation-taken'
  | 'mount-not-granted'
  | 'capability-not-granted'
  | 'entry-missing'
  | 'entry-invalid'
  | 'canary-invalid'
  | 'signature-missing'
  | 'signature-wrong'
  | 'act-unsigned'
  | 'act-foreign'
  | 'version-taken'
  | 'smoke-failed'
  | 'over-budget';

/** One reason of a refusal; `detail` is a path, a version or a short explanation. */
export interface RefusalReason extends ReleaseReference {
  readonly code: RefusalCode;
  readonly detail: string;
  /** What two units claim: a place (`mount-taken`), or an operation with its service (`operation-taken`). */
  readonly place?: string;
}

/** A release was refused; `reasons` lists every problem, not only the first. */
export class ReleaseRefusedError extends Error {
  readonly reasons: readonly RefusalReason[];

  constructor(reasons: readonly RefusalReason[]) {
    super(reasons.map((reason) => `${reason.name}@${reason.version}: ${reason.code} (${reason.detail})`).join('; '));
    this.name = 'ReleaseRefusedError';
    this.reasons = reasons;
  }
}

/** Another writer was faster: the active set is no longer the one the caller expected (null: nothing was active). */
export class ReleaseConflictError extends Error {
  readonly expectedBuildId: string | null;
  readonly actualBuildId: string | null;

  constructor(expectedBuildId: string | null, actualBuildId: string | null) {
    super(`expected build ${expectedBuildId ?? 'none'} to be active, found ${actualBuildId ?? 'none'}`);
    this.name = 'ReleaseConflictError';
    this.expectedBuildId = expectedBuildId;
    this.actualBuildId = actualBuildId;
  }
}
