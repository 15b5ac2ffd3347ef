import { Card } from '@kmx/design-system/card/card.tsx';
import { Grid, GridItem } from '@kmx/design-system/layout/grid.tsx';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ServiceName, serviceNames } from '@kmx/shared-contracts/service-status.ts';
import { type ReactNode, useRef } from 'react';
import { useFocusRescue } from '../frame/use-focus-rescue.ts';
import { StaleNote } from '../states/stale-note.tsx';
import { ServiceAction } from './service-action.tsx';
import { ServiceStatusLine } from './service-status-line.tsx';
import * as styles from './service-tiles.module.css';
import type { Services } from './use-services.ts';

/** Services with a page of their own in the portal, which describes them. */
const pages: readonly ServiceName[] = ['wire-flow', 'wire-master', 'master-data'];

/** The user's services with their status and the one matching link (POR-021, POR-043). */
export function ServiceTiles({ services }: { readonly services: Services }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const list = useRef<HTMLDivElement>(null);
  // A button disappears once access has been requested.
  const rescue = useFocusRescue(list);
  const { tiles, organizations, isKnown, error, refresh } = services;
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={t('dashboard.services')} {...rescue}>
      <StaleNote error={error} onRetry={refresh} />
      <Grid as="ul" className={styles.list}>
        {tiles.map((tile) => (
          <GridItem key={tile.service} as="li" medium={6} large={4}>
            <Card
              title={t(`service.${tile.service}.name`)}
              href={pages.includes(tile.service) ? href(`/mykomax/${tile.service}`) : undefined}
              meta={<ServiceStatusLine tile={tile} />}
              actions={
                isKnown || error !== null ? (
                  <ServiceAction tile={tile} organizations={organizations} onChanged={refresh} />
                ) : (
                  <Skeleton className={styles.action} />
                )
              }
            >
              {t(`service.${tile.service}.text`)}
            </Card>
          </GridItem>
        ))}
      </Grid>
    </div>
  );
}

/** Placeholder of the tiles. */
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
