import { existsSync, readFileSync } from 'node:fs';
import { describeExcess } from '@kmx/release-registry/release/describe-excess.ts';
import { defaultPageBudget, type PageBudget, parseBudgetFile } from '@kmx/release-registry/release/page-budget.ts';
import * as v from 'valibot';
import { weighPages } from './measure-unit.ts';

/** The least and the most bytes. */
export const budgetSchema = v.object({ floor: v.number(), ceiling: v.number() });
type Budget = v.InferOutput<typeof budgetSchema>;
/** A unit's own limits: JavaScript before hydration, without that of a part. */
const unitBudgetSchema = v.pipe(v.string(), v.parseJson(), budgetSchema);
/** The budget of the unit in a folder; undefined when it has none. */
export function readUnitBudget(folder: string): Budget | undefined {
  const file = `${folder}/budget.json`;
  return existsSync(file) ? v.parse(unitBudgetSchema, readFileSync(file, 'utf8')) : undefined;
}

/** The budget of each page of the unit in a folder; the platform enters the same file where it is not the default. */
function readPageBudget(folder: string): PageBudget {
  const file = `${folder}/budget.json`;
  return (existsSync(file) ? parseBudgetFile(readFileSync(file, 'utf8')) : null) ?? defaultPageBudget;
}

/** What the pages of the unit in a folder need more than the gate of an activation will allow. */
export function comparePages(folder: string): readonly string[] {
  return describeExcess(weighPages(folder), readPageBudget(folder)).map((why) =>
    folder === '.' ? why : `${folder}: ${why}`,
  );
}

// The minimum catches a build that lost its code, which no maximum would notice.
/** Prints the bytes of a unit or page beside its budget; returns what is wrong with them. */
export function compareBudget(name: string, bytes: number, budget: Budget | undefined): readonly string[] {
  if (!budget) return [`${name} has no budget.json`];
  const { floor, ceiling } = budget;
  console.log(`${name.padEnd(24)}${String(bytes).padStart(8)} B   (${floor} to ${ceiling})`);
  if (bytes > ceiling) return [`${name}: ${bytes} B of JavaScript before hydration, the ceiling is ${ceiling} B`];
  return bytes < floor ? [`${name}: only ${bytes} B of JavaScript, the floor is ${floor} B: is the build whole?`] : [];
}
