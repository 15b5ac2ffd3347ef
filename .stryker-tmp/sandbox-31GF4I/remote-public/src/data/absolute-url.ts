// @ts-nocheck
import type { Site } from '@kmx/shared-contracts/site.ts';

/** Absolute form of a localized path on the public host of a site, for addresses that leave the page. */
export function createAbsoluteUrl(site: Site, path: string): string {
  const domain = site.domains.find(({ host }) => host.includes('.') && !/(^|\.)localhost$|^[\d.]+$/.test(host));
  return domain === undefined ? path : `https://${domain.host}${path}`;
}
