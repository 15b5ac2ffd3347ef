import type { Part } from './parts.ts';
import type { Outcome, StepResult } from './step.ts';

/** A part that has run. */
export interface PartRun {
  readonly part: Pick<Part, 'title' | 'groups'>;
  readonly results: readonly StepResult[];
  /** From its beginning to its end. */
  readonly seconds: number;
}

function sumOutcomes(name: string, outcomes: readonly Outcome[]): Outcome {
  const add = (field: 'passed' | 'failed' | 'seconds') =>
    outcomes.reduce((total, outcome) => total + outcome[field], 0);
  const isLeftOut = outcomes.every(({ state }) => state === 'left out');
  const state = outcomes.some((outcome) => outcome.state === 'failed') ? 'failed' : isLeftOut ? 'left out' : 'passed';
  const detail = isLeftOut ? outcomes.map((outcome) => outcome.detail).join('; ') : '';
  return { name, state, passed: add('passed'), failed: add('failed'), seconds: add('seconds'), detail };
}

/** The groups of a part whose files have run. */
function listGroups({ part: { groups = [] }, results }: PartRun): readonly Outcome[] {
  const files = results.flatMap((result) => result.files);
  return groups
    .map(({ name, has }) => ({ name, own: files.filter((file) => has(file.name)) }))
    .filter(({ own }) => own.length > 0)
    .map(({ name, own }) => sumOutcomes(name, own));
}

/**
 * A line for each part and, below it, for each of its steps or groups. The time of a group is the sum over its files;
 * some run in parallel, so groups may add up to more than their part.
 */
export function renderSummary(runs: readonly PartRun[]): readonly string[] {
  const rows = runs.flatMap((run): readonly Outcome[] => {
    const inner = run.part.groups === undefined ? run.results : listGroups(run);
    const below = inner.length > 1 ? inner.map((row) => ({ ...row, name: `  ${row.name}` })) : [];
    return [{ ...sumOutcomes(run.part.title, run.results), seconds: run.seconds }, ...below];
  });
  const nameWidth = Math.max(...rows.map(({ name }) => name.length));
  const countWidth = Math.max(...rows.map(({ passed }) => String(passed).length));
  return rows.map(({ name, state, passed, failed, seconds, detail }) => {
    const counts = `${String(passed).padStart(countWidth)} passed, ${failed} failed, ${seconds.toFixed(1).padStart(6)} s`;
    return `  ${state.padEnd(8)}  ${name.padEnd(nameWidth)}  ${state === 'left out' ? detail : counts}`;
  });
}
