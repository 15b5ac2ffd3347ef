import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { normalizeHost } from '../../site/match-site.ts';
import { listSitesWithoutAddress } from '../../site/page-url.ts';
import type { SystemData } from '../../site/system-data.ts';
import type { SiteContent } from '../backends/content/site-content.ts';
import type { Configuration } from '../configuration.ts';

interface SiteSources extends Pick<SiteContent, 'loadSystem'> {
  readonly configuration: Pick<Configuration, 'PUBLIC_ORIGIN' | 'RELEASE_FILES_ORIGIN' | 'allowSlugSites'>;
}

const retryMs = 5_000;

async function loadWithPatience({ loadSystem }: SiteSources): Promise<SystemData> {
  for (;;) {
    const system = await loadSystem().catch(() => null);
    if (system !== null) return system;
    await sleep(retryMs, null, { ref: false });
  }
}

/** Sites with the domain at which nothing but files of releases is answered (`listener/serve-files-only.ts`). */
function listSitesBehindFiles(
  { sites }: SystemData,
  { PUBLIC_ORIGIN, RELEASE_FILES_ORIGIN: filesOrigin }: SiteSources['configuration'],
): SystemData['sites'] {
  const files = filesOrigin === undefined ? null : new URL(filesOrigin);
  // All sites are at the port of the public origin.
  if (files === null || files.port !== new URL(PUBLIC_ORIGIN).port) return [];
  return sites.filter(({ domains }) => domains.some(({ host }) => normalizeHost(host) === files.hostname));
}

/**
 * Tells the operator once, as soon as content responds, about sites that no visitor can reach: they have no domain, their
 * slugs are switched off (SYS-010), or their domain is where files of releases are.
 */
export async function nameSitesWithoutAddress(sources: SiteSources, log: Logger): Promise<void> {
  const system = await loadWithPatience(sources);
  const { PUBLIC_ORIGIN, allowSlugSites } = sources.configuration;
  const listNames = (sites: SystemData['sites']) => sites.map(({ name }) => name);
  const behindFiles = listNames(listSitesBehindFiles(system, sources.configuration));
  if (behindFiles.length > 0) {
    log.error(
      { sites: behindFiles },
      'RELEASE_FILES_ORIGIN is a domain of these sites, whose pages are not answered there',
    );
  }
  const names = listNames(listSitesWithoutAddress({ system, requestUrl: new URL(PUBLIC_ORIGIN), allowSlugSites }));
  if (names.length === 0) return;
  log.warn({ sites: names }, 'no address leads to these sites: give them a domain, or say ALLOW_SLUG_SITES=on');
}
