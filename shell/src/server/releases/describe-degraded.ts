import { ReleaseRefusedError } from '@kmx/release-registry/release/release-errors.ts';
import { describeError } from '../workers/describe-error.ts';
import type { DegradedUnit } from './degraded-unit.ts';
import type { UnpreparedUnit } from './prepare-remotes.ts';

/** Why a set of the registry is not the one that is served. */
export function describeRefusal(error: unknown): readonly DegradedUnit[] {
  if (!(error instanceof ReleaseRefusedError)) {
    return [{ name: 'registry', version: '', effect: 'older', reason: describeError(error) }];
  }
  return error.reasons.map(({ name, version, code, detail }) => {
    return { name, version, effect: 'older', reason: `${code} (${detail})` };
  });
}

/** Units that could not be prepared, and what that costs. */
export function describeUnprepared(
  unprepared: readonly UnpreparedUnit[],
  effect: DegradedUnit['effect'],
): readonly DegradedUnit[] {
  return unprepared.flatMap(({ name, version, error }) =>
    error instanceof ReleaseRefusedError
      ? describeRefusal(error).map((unit) => ({ ...unit, effect }))
      : [{ name, version, effect, reason: describeError(error) }],
  );
}
