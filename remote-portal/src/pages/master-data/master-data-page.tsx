import type { ReactNode } from 'react';
import { OpenService } from '../../features/services/open-service.tsx';
import { ServicePage } from '../../features/services/service-page.tsx';

/** Master Data: approved terminal and applicator data (POR-027). */
export function MasterDataPage(): ReactNode {
  return <ServicePage service="master-data">{(tile) => <OpenService tile={tile} />}</ServicePage>;
}
