import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { PageName } from './peer.ts';
import type { RecordValue } from './records.ts';

const run = promisify(execFile);
const runMs = 120_000;
// Lighthouse needs the whole browser, not the one without windows.
const chromium = process.env['CHROMIUM_PATH'] || '/usr/bin/chromium';
const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

const audit = v.object({ numericValue: v.number() });
const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    categories: v.object({ performance: v.object({ score: v.number() }) }),
    audits: v.object({ 'largest-contentful-paint': audit, 'total-blocking-time': audit }),
  }),
);

/** Runs Lighthouse once, as it measures a phone; `folder` has its package. */
export async function measureLighthouse(
  folder: string,
  { address, page }: { readonly address: string; readonly page: PageName },
  record: RecordValue,
): Promise<void> {
  const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  const words = [
    program,
    address,
    '--quiet',
    '--output=json',
    '--only-categories=performance',
    '--disable-full-page-screenshot',
  ];
  const { stdout } = await run(process.execPath, [...words, `--chrome-flags=${flags}`], {
    cwd: folder,
    env: { ...process.env, CHROME_PATH: chromium },
    timeout: runMs,
    maxBuffer: 64 * 1024 * 1024,
  });
  const { categories, audits } = v.parse(reportSchema, stdout);
  record(page, 'lighthouse', categories.performance.score * 100);
  record(page, 'lighthouse-lcp', audits['largest-contentful-paint'].numericValue);
  record(page, 'lighthouse-tbt', audits['total-blocking-time'].numericValue);
}
