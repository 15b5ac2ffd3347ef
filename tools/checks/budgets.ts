import { existsSync, readFileSync } from 'node:fs';
import { unitNameSchema } from '@kmx/shared-contracts/units.schema.ts';
import * as v from 'valibot';
import { listSiteUnits, measurePublicPages, measureUnit } from './measure-javascript.ts';
import { readPages } from './read-pages.ts';
import { reportCheck } from './report-check.ts';
import { units } from './units.ts';

const budgetSchema = v.object({ floor: v.number(), ceiling: v.number() });
const budgetsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** JavaScript before hydration of the units whose pages have no parts. */
    units: v.record(unitNameSchema, budgetSchema),
    /** Shell and remote together, for each part of the public site. */
    publicPage: budgetSchema,
  }),
);
type Budget = v.InferOutput<typeof budgetSchema>;

// The minimum catches a build that lost its code, which no maximum would notice.
function compareBudget(name: string, bytes: number, budget: Budget | undefined): readonly string[] {
  if (!budget) return [`${name} has no budget in tools/checks/budgets.json`];
  const { floor, ceiling } = budget;
  console.log(`${name.padEnd(24)}${String(bytes).padStart(8)} B   (${floor} to ${ceiling})`);
  if (bytes > ceiling) return [`${name}: ${bytes} B of JavaScript before hydration, the ceiling is ${ceiling} B`];
  return bytes < floor ? [`${name}: only ${bytes} B of JavaScript, the floor is ${floor} B: is the build whole?`] : [];
}

const budgets = v.parse(budgetsSchema, readFileSync('tools/checks/budgets.json', 'utf8'));
const missing = units.filter((unit) => !existsSync(`${unit}/dist/build.json`));
if (missing.length > 0) {
  reportCheck(
    missing.map((unit) => `${unit}/dist/build.json does not exist: build first`),
    '',
  );
} else {
  const pages = measurePublicPages();
  const names = listSiteUnits()
    .flatMap(readPages)
    .map(({ name }) => name);
  const problems = [
    ...units.flatMap((unit) => compareBudget(unit, measureUnit(unit, null), budgets.units[unit])),
    ...[...pages].flatMap(([part, bytes]) => compareBudget(`public: ${part}`, bytes, budgets.publicPage)),
    ...names.filter((name) => !pages.has(name)).map((name) => `public page ${name} has no part in the build`),
  ];
  const most = Math.max(...pages.values());
  reportCheck(problems, `A public page needs at most ${(most / 1000).toFixed(1)} kB of JavaScript before hydration.`);
}
