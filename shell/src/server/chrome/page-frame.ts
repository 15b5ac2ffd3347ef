import type { SiteNavigation } from '@kmx/shared-contracts/navigation.ts';
import type { PageAddress } from '../../site/address.ts';
import type { SystemData } from '../../site/system-data.ts';

/** What surrounds the remote's part on one page. */
export interface PageFrame {
  readonly address: PageAddress;
  readonly system: SystemData;
  readonly navigation: SiteNavigation;
}
