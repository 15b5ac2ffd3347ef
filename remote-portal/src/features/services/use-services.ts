import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import type { User } from '@kmx/shared-contracts/session.ts';
import { useMemo } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { mapServiceTiles, resolveTilesOfRoles, type ServiceTile } from './service-tile.ts';
import { servicesQuery } from './services.query.ts';

export interface Services {
  readonly tiles: readonly ServiceTile[];
  /** Whom access can be asked of; empty until the service desk has answered. */
  readonly organizations: readonly { readonly id: string; readonly name: string }[];
  /** Whether the service desk has answered; until then the tiles know the roles only. */
  readonly isKnown: boolean;
  readonly error: RequestError | null;
  readonly refresh: () => void;
}

/** The services of the viewer, at once by the roles of the session and then as the service desk knows them (POR-041). */
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
