import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { Area, PageAddress } from '../../site/address.ts';
import { resolveLanguages, resolveMeasurementSystem } from '../../site/site-languages.ts';
import { findCountry, type SystemData } from '../../site/system-data.ts';

const remoteOfArea: Readonly<Record<Area, RemoteName | null>> = {
  public: 'remote-public',
  portal: 'remote-portal',
  editor: 'remote-editor',
  'style-guide': 'remote-styleguide',
  callback: null,
  'blank-callback': null,
};

/** The remote that draws an area; null where the shell draws itself. */
export function resolveRemote(area: Area): RemoteName | null {
  return remoteOfArea[area];
}

/** What the remote is told of a request: everything resolved, nothing of the visitor's person. */
export function createPageRequest(address: PageAddress, system: SystemData): PageRequest {
  const country = findCountry(system, address.locale.country);
  return {
    url: address.url,
    path: address.path,
    query: address.query,
    slug: address.slug,
    parentSlug: address.parentSlug,
    site: address.site,
    locale: address.locale,
    languages: resolveLanguages(address.locale, country, address.site),
    urlPrefix: address.urlPrefix,
    stage: 'PUBLISHED',
    measurementSystem: resolveMeasurementSystem(null, country),
  };
}
