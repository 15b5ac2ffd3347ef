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

/** The configured host for a request's host, computed once. */
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

/** A port made up by a request must not get into addresses that others receive. */
export const pinPort: Step<'configuration'> = {
  name: 'pin-port',
  run: ({ url }, { configuration }) => {
    pin(url, 'port', readPort(configuration));
    return undefined;
  },
};

/**
 * From here on the host of a request is a configured one: the domain that covers it, otherwise the main site's, which
 * unknown hosts are shown (SYS-009). Made-up hosts thus share the cached pages.
 */
export const pinHost: Step<'loadSystem' | 'configuration'> = {
  name: 'pin-host',
  run: async ({ url }, { loadSystem, configuration }) => {
    pin(url, 'port', readPort(configuration));
    pin(url, 'hostname', findKeptHost(await loadSystem(), url.hostname));
    return undefined;
  },
};
