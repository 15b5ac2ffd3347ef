import type { PageAddress } from '../../../site/address.ts';
import { resolveAddress } from '../../../site/resolve-address.ts';
import { findMounts } from '../../releases/find-mounts.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';

/** Names of the components that a place needs. */
export type PlacePart = 'loadSystem' | 'configuration';

/** Site and locale of a request that names them by `place`, the URL prefix of its page; null when that is none. */
export async function resolvePlace(
  { url, composition }: Pick<RequestContext, 'url' | 'composition'>,
  { loadSystem, configuration }: Pick<Shell, PlacePart>,
): Promise<PageAddress | null> {
  const place = url.searchParams.get('place') ?? '';
  if (!/^\/[a-z][\w/-]{1,80}$/i.test(place)) return null;
  const address = resolveAddress({
    url: new URL(place, url.origin),
    cookies: {},
    acceptLanguage: null,
    system: await loadSystem(),
    allowSlugSites: configuration.allowSlugSites,
    mounts: findMounts(composition.manifests),
  });
  return address.kind === 'page' ? address : null;
}
