import type { ReactNode } from 'react';
import { OpenService } from '../../features/services/open-service.tsx';
import { ServicePage } from '../../features/services/service-page.tsx';

/** Wire Master: article and crimp data of wires (POR-027). */
export function WireMasterPage(): ReactNode {
  return <ServicePage service="wire-master">{(tile) => <OpenService tile={tile} />}</ServicePage>;
}
