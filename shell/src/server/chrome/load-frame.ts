import type { ContentStage } from '@kmx/shared-contracts/content-stage.ts';
import type { PageAddress } from '../../site/address.ts';
import type { SiteContent } from '../backends/content/site-content.ts';
import type { PageFrame } from './page-frame.ts';

/** Loads what surrounds the page of an address. */
export async function loadFrame(
  address: PageAddress,
  contentStage: ContentStage,
  { loadSystem, loadNavigation }: Pick<SiteContent, 'loadSystem' | 'loadNavigation'>,
): Promise<PageFrame> {
  const [system, navigation] = await Promise.all([
    loadSystem(),
    loadNavigation(address.site, address.locale, address.urlPrefix, contentStage),
  ]);
  return { address, system, navigation };
}
