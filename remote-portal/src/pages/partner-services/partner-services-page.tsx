import { Card } from '@kmx/design-system/card/card.tsx';
import { Grid, GridItem } from '@kmx/design-system/layout/grid.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { StatusBadge } from '@kmx/design-system/tag/status-badge.tsx';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { PortalPage } from '../../features/frame/portal-page.tsx';
import { mapTileStatus } from '../../features/services/service-tile.ts';
import * as tileStyles from '../../features/services/service-tiles.module.css';
import { tileStatusRoles } from '../../features/services/tile-status-role.ts';
import { DeskData } from '../../features/states/desk-data.tsx';
import { type PartnerService, partnerServicesQuery } from './partner-services.query.ts';

/** Partner services: description, status and link (POR-029). */
export function PartnerServicesPage(): ReactNode {
  const t = useTranslate();
  return (
    <PortalPage lead={t('partners.lead')} skeleton={<PartnersSkeleton />}>
      {() => <Partners />}
    </PortalPage>
  );
}

function Partners(): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const result = useQuery(partnerServicesQuery, { language: locale.language });
  return (
    <DeskData result={result} skeleton={<PartnersSkeleton />}>
      {({ partnerServices }) =>
        partnerServices.length === 0 ? (
          <p>{t('partners.none')}</p>
        ) : (
          <Grid as="ul" className={tileStyles.list}>
            {partnerServices.map((service) => (
              <GridItem key={service.id} as="li" medium={6}>
                <PartnerCard service={service} />
              </GridItem>
            ))}
          </Grid>
        )
      }
    </DeskData>
  );
}

function PartnerCard({ service }: { readonly service: PartnerService }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { name, description, url } = service;
  const status = mapTileStatus(service.status);
  const isOpen = url !== null && (status === 'active' || status === 'unregistered');
  return (
    <Card
      title={name}
      level={2}
      meta={<StatusBadge status={tileStatusRoles[status]}>{t(`status.${status}`)}</StatusBadge>}
      actions={
        isOpen ? (
          <Link href={url} variant="standalone" newWindowText={t('services.newWindow')}>
            {t(status === 'active' ? 'services.action.open' : 'services.action.register')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Link>
        ) : (
          <Link href={href('/contact')} variant="standalone">
            {t('services.action.ask')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Link>
        )
      }
    >
      {description}
    </Card>
  );
}

function PartnersSkeleton(): ReactNode {
  return (
    <Grid className={tileStyles.list}>
      {['first', 'second'].map((place) => (
        <GridItem key={place} medium={6}>
          <div className={tileStyles.placeholder}>
            <Skeleton shape="title" />
            <Skeleton lines={3} />
          </div>
        </GridItem>
      ))}
    </Grid>
  );
}
