import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import type { User } from '@kmx/shared-contracts/session.ts';
import { useMemo } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { mapServiceTiles, resolveTilesOfRoles, type ServiceTile } from './service-tile.ts';
import { servicesQuery } from './services.query.ts';

export interface Services {
  readonly tiles: readonly ServiceTile[];
  /** Organizations that access can be requested from; empty until the service desk has answered. */
  readonly organizations: readonly { readonly id: string; readonly name: string }[];
  /** Whether the service desk has answered; until then the tiles reflect the roles only. */
  readonly isKnown: boolean;
  readonly error: RequestError | null;
  readonly refresh: () => void;
}

/** The viewer's services: immediately from the roles of the session, then from the service desk (POR-041). */
export function useServices(user: User): Services {
  const { data, error, refresh } = useQuery(servicesQuery, {});
  const tiles = useMemo(
    () =>
      data === null
        ? resolveTilesOfRoles(user.roles)
        : mapServiceTiles(data.services, { roles: user.roles, isServiceStaff: data.viewer.isServiceStaff }),
    [data, user.roles],
  );
  return { tiles, organizations: data?.viewer.organizations ?? [], isKnown: data !== null, error, refresh };
}
