import { Card } from '@kmx/design-system/card/card.tsx';
import { Grid, GridItem } from '@kmx/design-system/layout/grid.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { StatusBadge, type StatusRole } from '@kmx/design-system/tag/status-badge.tsx';
import { Tag } from '@kmx/design-system/tag/tag.tsx';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref } from '@kmx/shared-contracts/remote-root.tsx';
import { serviceNames } from '@kmx/shared-contracts/service-status.ts';
import type { ReactNode } from 'react';
import type { ServiceTile, TileStatus } from './service-tile.ts';
import * as styles from './service-tiles.module.css';

const roles: Readonly<Record<TileStatus, StatusRole>> = {
  active: 'success',
  pending: 'warning',
  unregistered: 'neutral',
  comingSoon: 'info',
};

const targets: Readonly<Record<TileStatus, string>> = {
  active: '/services',
  pending: '/contact',
  unregistered: '/contact',
  comingSoon: '/contact',
};

/** The services of the user with their status and the one link that fits it (POR-021, POR-043). */
export function ServiceTiles({ tiles }: { readonly tiles: readonly ServiceTile[] }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  return (
    <Grid as="ul" className={styles.list}>
      {tiles.map(({ service, status, userType }) => (
        <GridItem key={service} as="li" medium={6} large={4}>
          <Card
            title={t(`service.${service}.name`)}
            meta={
              <>
                <StatusBadge status={roles[status]}>{t(`status.${status}`)}</StatusBadge>
                {userType !== null && <Tag>{t(`wireFlow.${userType}`)}</Tag>}
              </>
            }
            actions={
              <Link href={href(targets[status])} variant="standalone">
                {t(`link.${status}`)}
                <VisuallyHidden>: {t(`service.${service}.name`)}</VisuallyHidden>
              </Link>
            }
          >
            {t(`service.${service}.text`)}
          </Card>
        </GridItem>
      ))}
    </Grid>
  );
}

/** Holds the place of the tiles. */
export function ServiceTilesSkeleton(): ReactNode {
  return (
    <Grid className={styles.list}>
      {serviceNames.map((service) => (
        <GridItem key={service} medium={6} large={4}>
          <div className={styles.placeholder}>
            <Skeleton shape="title" />
            <Skeleton lines={3} />
            <Skeleton shape="control" />
          </div>
        </GridItem>
      ))}
    </Grid>
  );
}
