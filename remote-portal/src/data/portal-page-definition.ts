import type { PageDefinition } from '@kmx/remote-kit/remote/page-definition.ts';
import type { ServiceName } from '@kmx/shared-contracts/service-status.ts';

/** A page of the portal; each has its own address. */
export interface PortalPageDefinition extends PageDefinition {
  readonly pattern: string;
  readonly titleId: string;
  /** The service whose users may see the page; absent for everybody who is signed in (POR-045..050, POR-109). */
  readonly service?: ServiceName;
  /** Name of the page that it stands below in the trail; absent for the dashboard. */
  readonly parent?: string;
}
