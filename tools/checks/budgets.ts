import { existsSync, readFileSync } from 'node:fs';
import { sitePageScriptBytes } from '@kmx/release-registry/release/page-budget.ts';
import * as v from 'valibot';
import { budgetSchema, compareBudget, comparePages, readUnitBudget } from './compare-budget.ts';
import { listSiteUnits, measurePublicPages, measureRest } from './measure-javascript.ts';
import { measureUnit } from './measure-unit.ts';
import { readPages } from './read-pages.ts';
import { reportCheck } from './report-check.ts';
import { units } from './units.ts';

/** The limits of all units: what runs in a public page at rest, and shell and remote together, for each part of the public site. */
const budgetsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ pageAtRest: budgetSchema, publicPage: budgetSchema }),
);

const { pageAtRest, publicPage } = v.parse(budgetsSchema, readFileSync('tools/checks/budgets.json', 'utf8'));

const missing = units.filter((unit) => !existsSync(`${unit}/dist/build.json`));
if (missing.length > 0) {
  reportCheck(
    missing.map((unit) => `${unit}/dist/build.json does not exist: build first`),
    '',
  );
} else {
  const pages = measurePublicPages();
  const built = new Set(pages.map(({ unit, part }) => `${unit} ${part}`));
  const named = listSiteUnits().flatMap((unit) => readPages(unit).map(({ name }) => `${unit} ${name}`));
  const problems = [
    ...(publicPage.ceiling === sitePageScriptBytes
      ? []
      : [
          `budgets.json allows ${publicPage.ceiling} B for a public page, the gate of an activation ${sitePageScriptBytes} B`,
        ]),
    ...units.flatMap((unit) => compareBudget(unit, measureUnit(unit, null), readUnitBudget(unit))),
    ...compareBudget('a page at rest', measureRest(), pageAtRest),
    ...pages.flatMap(({ unit, part, bytes }) => compareBudget(`${unit}: ${part}`, bytes, publicPage)),
    ...units.flatMap((unit) => comparePages(unit)),
    ...named.filter((name) => !built.has(name)).map((name) => `public page ${name} has no part in the build`),
  ];
  const most = Math.max(...pages.map(({ bytes }) => bytes));
  reportCheck(problems, `A public page needs at most ${(most / 1000).toFixed(1)} kB of JavaScript before hydration.`);
}
