import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { listSitesWithoutAddress } from '../../site/page-url.ts';
import type { SystemData } from '../../site/system-data.ts';
import type { ShellServices } from '../request/shell-services.ts';

type Services = Pick<ShellServices, 'loadSystem' | 'allowSlugSites'> & {
  readonly configuration: Pick<ShellServices['configuration'], 'PUBLIC_ORIGIN'>;
};

const patienceMilliseconds = 5_000;

async function loadWithPatience({ loadSystem }: Services): Promise<SystemData> {
  for (;;) {
    const system = await loadSystem().catch(() => null);
    if (system !== null) return system;
    await sleep(patienceMilliseconds, null, { ref: false });
  }
}

/** Tells the operator, once, as soon as content answers, of sites that nobody can reach: they miss a domain, or their slugs are switched off (SYS-010). */
export async function nameSitesWithoutAddress(services: Services, log: Logger): Promise<void> {
  const system = await loadWithPatience(services);
  const requestUrl = new URL(services.configuration.PUBLIC_ORIGIN);
  const sites = listSitesWithoutAddress({ system, requestUrl, allowSlugSites: services.allowSlugSites });
  if (sites.length === 0) return;
  const names = sites.map(({ name }) => name);
  log.warn({ sites: names }, 'no address leads to these sites: give them a domain, or say ALLOW_SLUG_SITES=on');
}
