import { findDomainHost } from '../../site/match-site.ts';
import type { Stage } from '../request-context.ts';

/** A port that a request makes up must not get into addresses that others are given. */
export const pinPort: Stage = {
  name: 'pin-port',
  run: ({ url, services }) => {
    url.port = new URL(services.configuration.PUBLIC_ORIGIN).port;
    return undefined;
  },
};

/**
 * From here on a request stands on a host that is configured: the domain that covers its host, else the main site's, which is what
 * an unknown host is shown (SYS-009). So made-up hosts share the pages that are kept.
 */
export const pinHost: Stage = {
  name: 'pin-host',
  run: async ({ url, services }) => {
    url.port = new URL(services.configuration.PUBLIC_ORIGIN).port;
    url.hostname = findDomainHost(await services.loadSystem(), url.hostname) ?? url.hostname;
    return undefined;
  },
};
