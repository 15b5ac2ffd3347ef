import * as v from 'valibot';

const limit = v.pipe(v.number(), v.integer(), v.minValue(1));

/** How much one page may need of its unit's own scripts and styles before it is alive. */
export const pageBudgetSchema = v.object({
  /** Bytes (br). */
  bytes: limit,
  /** Number of files. */
  requests: limit,
  /** How often a browser may find out about files only after others have arrived. */
  levels: limit,
});
export type PageBudget = Readonly<v.InferOutput<typeof pageBudgetSchema>>;

/** For every page of every unit for which the platform has entered nothing else. */
export const defaultPageBudget: PageBudget = { bytes: 100_000, requests: 12, levels: 3 };

/** Max bytes (br) of JavaScript of shell and remote together before a page of the public site is hydrated (promise 3). */
export const sitePageScriptBytes = 105_000;

const budgetFileSchema = v.pipe(v.string(), v.parseJson(), v.object({ page: v.optional(pageBudgetSchema) }));

/** The budget of a page in the text of a unit's `budget.json`; null where it has none of its own. Throws when it is wrong. */
export function parseBudgetFile(text: string): PageBudget | null {
  return v.parse(budgetFileSchema, text).page ?? null;
}
