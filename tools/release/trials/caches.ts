import { activateReleases } from '@kmx/release-registry/active-set/activate-releases.server.ts';
import type { UnitName } from '@kmx/shared-contracts/units.ts';
import { requestPage } from '../../product-runner/request-page.ts';
import type { CommandResult } from '../command-result.ts';
import { awaitBuild } from './await-build.ts';
import { listSitePages } from './caches/list-site-pages.ts';
import { startTrialProduct, type TrialProduct, type TrialShell } from './trial-product.ts';
import { concludeTrial } from './trial-result.ts';

/** Whose activation must leave public pages in the caches; that of the public site itself is measured beside them. */
const others: readonly UnitName[] = ['remote-portal', 'remote-editor', 'remote-styleguide'];
const units: readonly UnitName[] = [...others, 'remote-public'];
/** Of 100 public pages that were in the cache before an activation. */
const maxLost = 5;
const cached: ReadonlySet<string> = new Set(['cache;desc=fresh', 'cache;desc=stale', 'cache;desc=shared']);

interface Round {
  readonly failed: readonly string[];
  /** Share of the pages that came from the cache, 0 to 100. */
  readonly hitRate: number;
  /** Pages of another set than the one that is served. */
  readonly foreign: readonly string[];
}

async function requestAll(origin: string, pages: readonly string[], buildId: string): Promise<Round> {
  const failed: string[] = [];
  const foreign: string[] = [];
  let hits = 0;
  for (const page of pages) {
    const { status, headers, body } = await requestPage(origin, page);
    if (status !== 200) failed.push(`${page} answers ${status}`);
    if (!body.includes(`"buildId":"${buildId}"`)) foreign.push(page);
    if (cached.has(String(headers['server-timing']))) hits += 1;
  }
  return { failed, foreign, hitRate: (100 * hits) / pages.length };
}

async function activate(product: TrialProduct, { origin }: TrialShell, unit: UnitName): Promise<string> {
  await product.copyRelease(unit, 'caches');
  const change = { by: 'caches', reason: `an activation of ${unit}` };
  const { set } = await activateReleases(product.registry, { [unit]: 'caches' }, change);
  await awaitBuild(origin, set.buildId);
  return set.buildId;
}

/**
 * Public pages that are in the cache stay there when another unit is activated, in documents of the new set: the hit rate
 * falls by less than five of a hundred (REL-01). Throws TrialError.
 */
export async function caches(count: number): Promise<CommandResult> {
  const product = await startTrialProduct();
  try {
    const shell = await product.startShell('shell');
    const pages = (await listSitePages(shell.origin)).slice(0, count);
    const table = [['activated', 'hits before', 'hits after', 'pages of another set']];
    const problems: string[] = [];
    let buildId = (await product.registry.pointer.read())?.buildId ?? '';
    for (const unit of units) {
      await requestAll(shell.origin, pages, buildId);
      const before = await requestAll(shell.origin, pages, buildId);
      buildId = await activate(product, shell, unit);
      const after = await requestAll(shell.origin, pages, buildId);
      problems.push(...before.failed, ...after.failed);
      problems.push(...after.foreign.map((page) => `${page} is of another set after an activation of ${unit}`));
      const lost = before.hitRate - after.hitRate;
      if (others.includes(unit) && lost >= maxLost)
        problems.push(`an activation of ${unit} costs ${lost.toFixed(1)} of 100 pages their place in the cache`);
      table.push([unit, before.hitRate.toFixed(1), after.hitRate.toFixed(1), String(after.foreign.length)]);
    }
    return concludeTrial({
      title: `caches: ${pages.length} public pages, each requested before and straight after an activation; hits of 100`,
      ...{ table, problems, data: { pages: pages.length, table } },
    });
  } finally {
    await product.stop();
  }
}
