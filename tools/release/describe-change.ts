import type { ChangedSet } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import { confirmServing } from '@kmx/release-registry/active-set/confirm-serving.server.ts';
import type { CommandContext } from './command.ts';
import type { CommandResult } from './command-result.ts';
import type { ReleaseArguments } from './parse-arguments.ts';
import { renderClosed, renderPointed, renderServed } from './render-messages.ts';

/** The answer of a command that changes the set. Done means served: it waits for the running shells, and a refusal puts the units back. */
export async function describeChange(
  change: ChangedSet,
  { waitSeconds }: ReleaseArguments,
  { registry, reports, by }: CommandContext,
): Promise<CommandResult> {
  const { set, closed } = change;
  const warnings = renderClosed(closed);
  if (waitSeconds === 0) return { message: `${renderPointed(set)}${warnings}`, data: { ...set, shells: null, closed } };
  const confirmed = await confirmServing({ registry, reports, timeoutMs: waitSeconds * 1000, change, by });
  return { message: `${renderServed(set, confirmed)}${warnings}`, data: { ...set, ...confirmed, closed } };
}
