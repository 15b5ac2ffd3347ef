import type { BasicBlock, Block } from '../../data/blocks/blocks.ts';
import type { ServiceGroup, ServiceTeaser } from '../../data/catalogue/service-teaser.ts';

interface Services {
  readonly title: string;
  readonly lead: string | null;
  /** Language of the catalogue's texts where it is not that of the page. */
  readonly catalogueLang: string | undefined;
  readonly groups: readonly ServiceGroup[];
  /** Services of the group itself. */
  readonly services: readonly ServiceTeaser[];
}

/** Data of the service catalogue: of all services below the editors' introduction, or of one group. */
export interface ServicesData extends Services {
  readonly page: 'services';
  /** What editors wrote for the overview; empty for groups. */
  readonly blocks: readonly BasicBlock[];
}

/** The overview below an introduction with blocks that few pages have; their code is a part of its own. */
export interface RichServicesData extends Services {
  readonly page: 'services-rich';
  readonly blocks: readonly Block[];
}
