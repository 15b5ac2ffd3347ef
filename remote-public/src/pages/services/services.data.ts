import type { BasicBlock, Block } from '../../data/blocks/blocks.ts';
import type { ServiceGroup, ServiceTeaser } from '../../data/catalogue/service-teaser.ts';

interface Services {
  readonly title: string;
  readonly lead: string | null;
  /** Language of the catalogue's texts where it differs from the page's. */
  readonly catalogueLang: string | undefined;
  readonly groups: readonly ServiceGroup[];
  /** Services of the group itself. */
  readonly services: readonly ServiceTeaser[];
}

/** Data of the service catalogue: all services below the editors' introduction, or one group. */
export interface ServicesData extends Services {
  readonly page: 'services';
  /** The editors' text for the overview; empty for groups. */
  readonly blocks: readonly BasicBlock[];
}

/** The overview below an introduction with rich blocks, whose code is a separate chunk. */
export interface RichServicesData extends Services {
  readonly page: 'services-rich';
  readonly blocks: readonly Block[];
}
