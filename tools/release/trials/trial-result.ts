import { renderTable } from '../../figures/render-table.ts';
import type { CommandResult } from '../command-result.ts';

/** A trial found what must not be; the message lists it. */
export class TrialError extends Error {
  constructor(problems: readonly string[], table = '') {
    super(`The trial failed:\n${problems.map((problem) => `  ${problem}`).join('\n')}${table}`);
    this.name = 'TrialError';
  }
}

/** What a trial has found; it holds when there are no problems. */
export interface TrialFindings {
  readonly title: string;
  /** Rows of figures, the first one their headings. */
  readonly table: readonly (readonly string[])[];
  readonly problems: readonly string[];
  readonly data: unknown;
}

/** One fault seen a thousand times would hide all others. */
const maxProblems = 40;

/** Says how a trial ended, with its table of figures; throws TrialError when something did not hold. */
export function concludeTrial({ title, table, problems, data }: TrialFindings): CommandResult {
  const figures = `\n\n${title}\n\n${renderTable(table)}`;
  const left = problems.length - maxProblems;
  const listed = [...problems.slice(0, maxProblems), ...(left > 0 ? [`and ${left} more`] : [])];
  if (problems.length > 0) throw new TrialError(listed, figures);
  return { message: `All of it holds.${figures}`, data };
}
