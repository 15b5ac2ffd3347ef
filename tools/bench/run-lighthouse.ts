import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';

const run = promisify(execFile);
const runMs = 120_000;
// Lighthouse needs the whole browser, not the one without windows.
const chromium = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';
const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

const categoryNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** A category of Lighthouse that we look at. */
export type CategoryName = (typeof categoryNames)[number];

const audit = v.object({ numericValue: v.number() });
const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    categories: v.record(
      v.picklist(categoryNames),
      v.object({ score: v.nullable(v.number()), auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })) }),
    ),
    audits: v.objectWithRest(
      { 'largest-contentful-paint': audit, 'total-blocking-time': audit },
      v.object({ score: v.nullish(v.number()) }),
    ),
  }),
);

/** What Lighthouse says of a page: scores from 0 to 100, times in milliseconds. */
export interface LighthouseResult {
  readonly scores: Readonly<Partial<Record<CategoryName, number>>>;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  /** Names of the audits, except those of performance, that the page does not pass and that count. */
  readonly failedAudits: readonly string[];
}

/**
 * Runs Lighthouse once, as it measures a phone; `folder` has its package. Rejects when it cannot run, says nothing or
 * takes more than two minutes.
 */
export async function runLighthouse(
  folder: string,
  address: string,
  categories: readonly CategoryName[] = categoryNames,
): Promise<LighthouseResult> {
  const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  const words = [
    ...[program, address, '--quiet', '--output=json', '--disable-full-page-screenshot'],
    `--only-categories=${categories.join(',')}`,
  ];
  const { stdout } = await run(process.execPath, [...words, `--chrome-flags=${flags}`], {
    cwd: folder,
    env: { ...process.env, CHROME_PATH: chromium },
    timeout: runMs,
    maxBuffer: 64 * 1024 * 1024,
  });
  const { categories: judged, audits } = v.parse(reportSchema, stdout);
  const failed = Object.entries(judged).flatMap(([name, { auditRefs }]) =>
    name === 'performance'
      ? []
      : auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  );
  return {
    scores: Object.fromEntries(
      Object.entries(judged).map(([name, { score }]) => [name, Math.round(100 * (score ?? Number.NaN))]),
    ),
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
    blockingMs: audits['total-blocking-time'].numericValue,
    failedAudits: failed,
  };
}
