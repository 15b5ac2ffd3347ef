import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import * as box from '@kmx/design-system/layout/page-box.module.css';
import { Link } from '@kmx/design-system/link/link.tsx';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import { ProtectedArea } from '@kmx/remote-kit/session/protected-area.tsx';
import type { User } from '@kmx/shared-contracts/session.ts';
import type { ReactNode } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { protectionTexts } from '../../features/frame/protection-texts.ts';
import { ServiceTiles, ServiceTilesSkeleton } from '../../features/services/service-tiles.tsx';
import { useServices } from '../../features/services/use-services.ts';
import { DeskData } from '../../features/states/desk-data.tsx';
import { dashboardQuery } from './dashboard.query.ts';
import * as styles from './dashboard-page.module.css';
import { NewestSoftware } from './newest-software.tsx';
import { NextStepPanel } from './next-step-panel.tsx';
import { RecentTickets } from './recent-tickets.tsx';
import { resolveNextStep } from './resolve-next-step.ts';
import { AdministrationSummary, MachineSummary } from './summary-panel.tsx';

/** The home page of the portal: the user, the next step, current figures and the services (POR-001, POR-021). */
export function DashboardPage(): ReactNode {
  return (
    <ProtectedArea texts={protectionTexts} skeleton={<ServiceTilesSkeleton />}>
      {(user) => <Dashboard user={user} />}
    </ProtectedArea>
  );
}

function Dashboard({ user }: { readonly user: User }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const services = useServices(user);
  const overview = useQuery(dashboardQuery, {});
  const name = user.fullName || user.firstName;
  const isReady = services.isKnown || services.error !== null;
  return (
    <Stack gap={7}>
      <Stack gap={3}>
        <Heading level={1} size="headline">
          {name ? t('dashboard.greeting', { name }) : t('dashboard.greetingNoName')}
        </Heading>
        <p className={box.lead}>
          {t('dashboard.lead', { count: services.tiles.filter((tile) => tile.status === 'active').length })}
        </p>
      </Stack>
      <div>
        <DeskData result={overview} skeleton={<OverviewSkeleton />}>
          {({ dashboard, viewer }) => (
            <Stack gap={6}>
              {isReady ? (
                <NextStepPanel step={resolveNextStep(dashboard, services.tiles, viewer)} />
              ) : (
                <Skeleton className={styles.stepPlaceholder} />
              )}
              <div className={styles.panels}>
                {dashboard.tickets !== null && <RecentTickets tickets={dashboard.tickets} />}
                <div className={styles.side}>
                  {dashboard.machines !== null && <MachineSummary machines={dashboard.machines} />}
                  {dashboard.administration !== null && (
                    <AdministrationSummary administration={dashboard.administration} />
                  )}
                  {dashboard.latestDownloads.length > 0 && <NewestSoftware news={dashboard.latestDownloads} />}
                </div>
              </div>
            </Stack>
          )}
        </DeskData>
      </div>
      <section aria-labelledby="portal-services">
        <Stack gap={5}>
          <Heading level={2} size="title" id="portal-services">
            {t('dashboard.services')}
          </Heading>
          <ServiceTiles services={services} />
          <p>
            <Link href={href('/mykomax/partner-services')} variant="standalone">
              {t('portal.partnerServices')}
            </Link>
          </p>
        </Stack>
      </section>
    </Stack>
  );
}

function OverviewSkeleton(): ReactNode {
  return (
    <Stack gap={6}>
      <Skeleton className={styles.stepPlaceholder} />
      <div className={styles.panels}>
        <Skeleton className={styles.panelPlaceholder} />
        <Skeleton className={styles.panelPlaceholder} />
      </div>
    </Stack>
  );
}
