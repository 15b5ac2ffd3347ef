import { enterUnit } from '@kmx/release-registry/active-set/enter-unit.server.ts';
import type { Command } from './command.ts';
import { type EntryOptions, NotDoneError, parseUnitName, UsageError } from './parse-arguments.ts';
import { planEntry } from './plan-entry.ts';
import { describeEntry, renderEntered, renderRevocationQuestion } from './render-units.ts';

const isGiven = (options: EntryOptions) => Object.values(options).some((value) => value !== undefined);

/** Makes the entry of a unit, changes it, or withdraws it, signed with the key of the platform. */
export const enter: Command = async ({ operands, entry, isWithdrawn, reason, isYes }, { registry, by, ask }) => {
  const unit = parseUnitName(operands[0]);
  if (operands.length > 1) throw new UsageError('enter takes one unit');
  if (isWithdrawn === isGiven(entry))
    throw new UsageError(
      'enter takes --withdraw, or what the entry is to say: --team, --key, --mount, --capability, --budget',
    );
  const { trustedKeys } = registry;
  const entered = await enterUnit(registry, {
    ...{ unit, by, reason: reason ?? (isWithdrawn ? `withdraw ${unit}` : `enter ${unit}`) },
    plan: (inForce) => {
      if (isWithdrawn) return null;
      const planned = planEntry(unit, entry, inForce);
      const isUnsignable = trustedKeys !== null && trustedKeys(unit, 'release').length === 0;
      if (planned.keys.length === 0 && isUnsignable)
        throw new UsageError(`nobody could sign for ${unit}: name the --key of its team`);
      return planned;
    },
    acceptRevoked: async (revoked) => {
      if (!isYes && !(await ask(renderRevocationQuestion(revoked)))) throw new NotDoneError('Nothing was entered.');
    },
  });
  return { message: renderEntered(entered), data: describeEntry(entered) };
};
