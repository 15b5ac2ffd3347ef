import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { listSitesWithoutAddress } from '../../site/page-url.ts';
import type { SystemData } from '../../site/system-data.ts';
import type { SiteContent } from '../backends/content/site-content.ts';
import type { Configuration } from '../configuration.ts';

interface SiteSources extends Pick<SiteContent, 'loadSystem'> {
  readonly configuration: Pick<Configuration, 'PUBLIC_ORIGIN' | 'allowSlugSites'>;
}

const retryMs = 5_000;

async function loadWithPatience({ loadSystem }: SiteSources): Promise<SystemData> {
  for (;;) {
    const system = await loadSystem().catch(() => null);
    if (system !== null) return system;
    await sleep(retryMs, null, { ref: false });
  }
}

/**
 * Warns the operator once, as soon as content responds, about sites that no visitor can reach: they have no domain, or
 * their slugs are switched off (SYS-010).
 */
export async function nameSitesWithoutAddress(sources: SiteSources, log: Logger): Promise<void> {
  const system = await loadWithPatience(sources);
  const { PUBLIC_ORIGIN, allowSlugSites } = sources.configuration;
  const sites = listSitesWithoutAddress({ system, requestUrl: new URL(PUBLIC_ORIGIN), allowSlugSites });
  if (sites.length === 0) return;
  const names = sites.map(({ name }) => name);
  log.warn({ sites: names }, 'no address leads to these sites: give them a domain, or say ALLOW_SLUG_SITES=on');
}
