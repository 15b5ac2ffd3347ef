import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { unitNames } from '@kmx/shared-contracts/release.ts';
import * as v from 'valibot';
import { parseBuildDescription } from '../release/build-description.ts';
import { reportCheck } from './report-check.ts';

const budgetSchema = v.object({ floor: v.number(), ceiling: v.number() });
const budgetsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  // The promise is what the design asks for; a ceiling above it only keeps things from getting worse.
  v.object({ units: v.record(v.picklist(unitNames), budgetSchema), publicPage: budgetSchema, promise: v.number() }),
);

/** Bytes (br) of the JavaScript a unit needs before hydration, with its English texts. */
function measureUnit(unit: string): number {
  const { browserEntry, initial, catalogues } = parseBuildDescription(readFileSync(`${unit}/dist/build.json`, 'utf8'));
  const files = new Set([browserEntry, ...initial.scripts, ...(catalogues['en'] ? [catalogues['en']] : [])]);
  return [...files].reduce((sum, file) => {
    const path = file.startsWith('browser/') ? file : join('browser', file);
    const bytes = readFileSync(join(unit, 'dist', path));
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    return sum + brotliCompressSync(bytes, options).byteLength;
  }, 0);
}

// The floor catches a build that lost its code, which no ceiling would notice.
function compareBudget(name: string, bytes: number, { floor, ceiling }: v.InferOutput<typeof budgetSchema>) {
  console.log(`${name.padEnd(18)}${String(bytes).padStart(8)} B   (${floor} to ${ceiling})`);
  if (bytes > ceiling) return [`${name}: ${bytes} B of JavaScript before hydration, the ceiling is ${ceiling} B`];
  return bytes < floor ? [`${name}: only ${bytes} B of JavaScript, the floor is ${floor} B: is the build whole?`] : [];
}

const budgets = v.parse(budgetsSchema, readFileSync('tools/checks/budgets.json', 'utf8'));
const built = unitNames.filter((unit) => existsSync(`${unit}/dist/build.json`));
const sizes = new Map(built.map((unit) => [unit, measureUnit(unit)]));
const problems = unitNames.flatMap((unit) => {
  if (!sizes.has(unit)) return [`${unit}/dist/build.json does not exist: build first`];
  const budget = budgets.units[unit];
  return budget ? compareBudget(unit, sizes.get(unit) ?? 0, budget) : [`${unit} has no budget`];
});
const publicPage = (sizes.get('shell') ?? 0) + (sizes.get('remote-public') ?? 0);
if (publicPage > budgets.promise) {
  console.warn(`Not kept: a public page was promised to need at most ${budgets.promise} B (design, promise 3).`);
}
reportCheck(
  [...problems, ...compareBudget('public page', publicPage, budgets.publicPage)],
  `A public page needs ${(publicPage / 1000).toFixed(1)} kB of JavaScript before hydration.`,
);
