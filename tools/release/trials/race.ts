import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { CommandResult } from '../command-result.ts';
import { createTrialRegistry } from './trial-registry.ts';
import { TrialError } from './trial-result.ts';

const units: readonly RemoteName[] = ['remote-one', 'remote-two', 'remote-three', 'remote-four'];
const writers = 50;
/** Every so many releases one needs a contract that nobody offers: the gate has to refuse it, in the middle of the race. */
const refusedEvery = 10;

interface Writer {
  readonly unit: RemoteName;
  readonly version: string;
  readonly isRefused: boolean;
}

/**
 * Fifty processes activate releases of four units at the same time, all on top of each other: each one lands or is
 * refused by the gate, and the history says each act once. Throws TrialError (C7).
 */
export async function race(): Promise<CommandResult> {
  const registry = await createTrialRegistry(units);
  try {
    const plan = Array.from({ length: writers }, (_, index): Writer => {
      const unit = units[index % units.length] ?? 'remote-one';
      return { unit, version: `v${index}`, isRefused: index % refusedEvery === refusedEvery - 1 };
    });
    for (const { unit, version, isRefused } of plan) {
      await registry.publish(unit, version, isRefused ? '99.0.0' : undefined);
    }
    const startedAt = performance.now();
    const results = await Promise.all(
      plan.map(async (writer) => {
        const { unit, version } = writer;
        return { ...writer, ...(await registry.run(unit, ['activate', `${unit}@${version}`, '--wait', '0'])) };
      }),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    const { entries, set, refused } = await registry.registry.pointer.readState();
    const landed = results.filter(({ isRefused }) => !isRefused);
    const said = entries.map(({ statement: { by }, changes }) => `${by}@${changes[by as RemoteName]}`);
    const problems = [
      ...results.flatMap(({ unit, version, isRefused, exitCode, output }) =>
        exitCode === (isRefused ? 3 : 0) ? [] : [`${unit}@${version} ended with ${exitCode}: ${output.trim()}`],
      ),
      ...landed.flatMap(({ unit, version }) => {
        const times = said.filter((one) => one === `${unit}@${version}`).length;
        return times === 1 ? [] : [`${unit}@${version} is ${times} times in the history`];
      }),
      ...(entries.length === landed.length ? [] : [`${entries.length} statements instead of ${landed.length}`]),
      ...refused.map(({ name, detail }) => `${name}: ${detail}`),
      ...units.flatMap((unit) => {
        const last = entries.findLast(({ changes }) => changes[unit] !== undefined)?.changes[unit];
        return set?.versions[unit] === last ? [] : [`${unit} is at ${set?.versions[unit]} instead of ${last}`];
      }),
    ];
    if (problems.length > 0) throw new TrialError(problems);
    const data = { writers, landed: landed.length, refused: writers - landed.length, seconds };
    const message = `${writers} writers at once over ${units.length} units, ${seconds.toFixed(1)} s: ${landed.length} landed, ${data.refused} refused by the gate, ${entries.length} statements in one line, none lost.`;
    return { message, data };
  } finally {
    await registry.remove();
  }
}
