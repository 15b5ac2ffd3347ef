import { LRUCache } from 'lru-cache';
import { findDomainHost } from '../../site/match-site.ts';
import type { SystemData } from '../../site/system-data.ts';
import { keepByObject } from '../memory/keep-by-object.ts';
import type { Step } from '../request/step.ts';

const readPort = keepByObject(
  (configuration: { readonly PUBLIC_ORIGIN: string }) => new URL(configuration.PUBLIC_ORIGIN).port,
);

// Hosts can be made up, so the number is bounded.
const readKeptHosts = keepByObject((_system: SystemData) => new LRUCache<string, string>({ max: 200 }));

/** The configured host that stands for a host, found once. */
function findKeptHost(system: SystemData, hostname: string): string {
  const kept = readKeptHosts(system);
  const host = kept.get(hostname) ?? findDomainHost(system, hostname) ?? hostname;
  kept.set(hostname, host);
  return host;
}

/** Each change parses the whole address again, so only what differs is set. */
function pin(url: URL, part: 'port' | 'hostname', value: string): void {
  if (url[part] !== value) url[part] = value;
}

/** A port that a request makes up must not get into addresses that others are given. */
export const pinPort: Step<'configuration'> = {
  name: 'pin-port',
  run: ({ url }, { configuration }) => {
    pin(url, 'port', readPort(configuration));
    return undefined;
  },
};

/**
 * From here on a request stands on a host that is configured: the domain that covers its host, else the main site's, which is what
 * an unknown host is shown (SYS-009). So made-up hosts share the pages that are kept.
 */
export const pinHost: Step<'loadSystem' | 'configuration'> = {
  name: 'pin-host',
  run: async ({ url }, { loadSystem, configuration }) => {
    pin(url, 'port', readPort(configuration));
    pin(url, 'hostname', findKeptHost(await loadSystem(), url.hostname));
    return undefined;
  },
};
