import type { PageDefinition } from '@kmx/remote-kit/remote/page-definition.ts';
import type { ServiceName } from '@kmx/shared-contracts/service-status.ts';

/** A page of the portal; each has its own address. */
export interface PortalPageDefinition extends PageDefinition {
  readonly pattern: string;
  readonly titleId: string;
  /** The service whose users may see the page; absent if every signed-in user may (POR-045..050, POR-109). */
  readonly service?: ServiceName;
  /** Name of its parent page in the breadcrumbs; absent for the dashboard. */
  readonly parent?: string;
}
