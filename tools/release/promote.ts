import { promoteCanary } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { parseRemoteName } from './canary.ts';
import type { Command } from './command.ts';
import { describeChange } from './describe-change.ts';
import { NotDoneError, UsageError } from './parse-arguments.ts';

/** Makes the canary of a remote active for everybody, and waits like `activate` (REL-11). */
export const promote: Command = async (options, context) => {
  const { operands, reason } = options;
  if (operands.length !== 1) throw new UsageError('promote takes one remote, whose canary becomes active');
  const unit = parseRemoteName(operands[0]);
  const { registry, by } = context;
  const canary = (await registry.pointer.readState()).canaries.get(unit);
  if (canary === undefined) throw new NotDoneError(`Cannot promote: ${unit} has no canary`);
  const change = { by, reason: reason ?? `promote the canary of ${unit}`, since: canary.since };
  try {
    return await describeChange(await promoteCanary(registry, unit, change), options, context);
  } catch (error) {
    if (error instanceof RangeError) throw new NotDoneError(`Cannot promote: ${error.message}`);
    throw error;
  }
};
