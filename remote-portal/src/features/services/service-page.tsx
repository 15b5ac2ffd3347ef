import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { User } from '@kmx/shared-contracts/session.ts';
import type { ReactNode } from 'react';
import { PortalPage } from '../frame/portal-page.tsx';
import { StaleNote } from '../states/stale-note.tsx';
import { ServiceAction } from './service-action.tsx';
import * as styles from './service-page.module.css';
import { ServiceStatusLine } from './service-status-line.tsx';
import type { ServiceTile } from './service-tile.ts';
import { useServices } from './use-services.ts';

interface ServicePageProps {
  readonly service: 'wire-flow' | 'wire-master' | 'master-data';
  /** Content below the description for users of the service, such as installation instructions. */
  readonly children?: (tile: ServiceTile) => ReactNode;
}

/** Describes a service, the viewer's status in it, and the single next action: open it or request access (POR-026, POR-027). */
export function ServicePage({ service, children }: ServicePageProps): ReactNode {
  const t = useTranslate();
  return (
    <PortalPage lead={t(`service.${service}.text`)} skeleton={<Skeleton lines={6} />}>
      {(user) => <ServiceBody service={service} user={user} renderMore={children} />}
    </PortalPage>
  );
}

interface ServiceBodyProps {
  readonly service: ServicePageProps['service'];
  readonly user: User;
  readonly renderMore: ServicePageProps['children'];
}

function ServiceBody({ service, user, renderMore }: ServiceBodyProps): ReactNode {
  const t = useTranslate();
  const { tiles, organizations, isKnown, error, refresh } = useServices(user);
  const tile = tiles.find((candidate) => candidate.service === service);
  return (
    <Stack gap={6}>
      {error !== null && <StaleNote error={error} onRetry={refresh} />}
      {tile !== undefined && (
        <div className={styles.status}>
          <div className={styles.line}>
            <ServiceStatusLine tile={tile} />
          </div>
          {isKnown
            ? // A page of the portal that is the service itself would lead to where one is.
              tile.action.kind !== 'open' && (
                <ServiceAction tile={tile} organizations={organizations} onChanged={refresh} />
              )
            : error === null && <Skeleton className={styles.action} />}
        </div>
      )}
      {tile?.status === 'active' && isKnown && renderMore?.(tile)}
      <section aria-labelledby="service-about">
        <Stack gap={3}>
          <Heading level={2} size="lead" id="service-about">
            {t('services.about')}
          </Heading>
          <ul className={styles.points}>
            {['1', '2', '3'].map((point) => (
              <li key={point}>{t(`service.${service}.point.${point}`)}</li>
            ))}
          </ul>
        </Stack>
      </section>
    </Stack>
  );
}
