import { ownHost as host } from '@kmx/release-registry/active-set/release-host.ts';
import { verifyRelease } from '@kmx/release-registry/active-set/verify-release-set.server.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { CommandResult } from '../command-result.ts';
import { createTrialRegistry } from './trial-registry.ts';
import { TrialError } from './trial-result.ts';

const unit: RemoteName = 'remote-one';
const kills = 100;
/** Some are done before they are killed: how long one takes changes from round to round. */
const maxRounds = 300;

/**
 * Kills an activation a hundred times, at different moments of its life: what is active then is the old or the new set as
 * a whole, the history can be followed, and the next writer goes on. Throws TrialError (C7).
 */
export async function crash(): Promise<CommandResult> {
  const registry = await createTrialRegistry([unit]);
  const { pointer, store, trustedKeys } = registry.registry;
  const activate = (version: string, killAfterMs: number | null = null) =>
    registry.run(unit, ['activate', `${unit}@${version}`, '--wait', '0'], killAfterMs);
  try {
    await registry.publish(unit, 'start');
    const startedAt = performance.now();
    await activate('start');
    let lifeMs = performance.now() - startedAt;
    const problems: string[] = [];
    const outcomes = { killed: 0, old: 0, new: 0 };
    let rounds = 0;
    while (outcomes.killed < kills && rounds < maxRounds) {
      rounds += 1;
      const round = rounds;
      const version = `v${round}`;
      await registry.publish(unit, version);
      const before = await pointer.readState();
      const begunAt = performance.now();
      // The second half of its life is where it writes.
      const { exitCode } = await activate(version, lifeMs * (0.4 + (0.7 * (round % kills)) / kills));
      if (exitCode === 0) lifeMs = (lifeMs + performance.now() - begunAt) / 2;
      const after = await pointer.readState();
      const present = after.set?.versions[unit];
      if (exitCode === null) outcomes.killed += 1;
      outcomes[present === version ? 'new' : 'old'] += 1;
      if (present !== version && after.set?.buildId !== before.set?.buildId)
        problems.push(`round ${round}: neither the old nor the new set is active, but ${present}`);
      if (exitCode === 0 && present !== version) problems.push(`round ${round}: done, and not active`);
      if (round % 10 > 0) continue;
      const { exitCode: next, output } = await activate('start');
      if (next !== 0) problems.push(`round ${round}: the next writer ended with ${next}: ${output.trim()}`);
    }
    for (const release of await store.list()) {
      const reasons = await verifyRelease(release, { store, trustedKeys, host });
      problems.push(...reasons.map(({ code, detail }) => `${release.version}: ${code} (${detail})`));
    }
    if (outcomes.killed < kills) problems.push(`only ${outcomes.killed} of ${rounds} were killed`);
    if (problems.length > 0) throw new TrialError(problems);
    const message = `${rounds} activations, ${outcomes.killed} of them killed: the old set ${outcomes.old} times, the new one ${outcomes.new} times, never anything else; every next writer went on.`;
    return { message, data: { rounds, ...outcomes } };
  } finally {
    await registry.remove();
  }
}
