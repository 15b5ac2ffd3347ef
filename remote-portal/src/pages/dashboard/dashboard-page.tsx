import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { arrowRightIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref } from '@kmx/shared-contracts/remote-root.tsx';
import type { User } from '@kmx/shared-contracts/session.ts';
import type { ReactNode } from 'react';
import { ProtectedArea } from '../../features/protection/protected-area.tsx';
import { type NextStep, resolveNextStep, resolveServiceTiles } from '../../features/services/service-tile.ts';
import { ServiceTiles, ServiceTilesSkeleton } from '../../features/services/service-tiles.tsx';
import * as styles from './dashboard-page.module.css';

const targets: Readonly<Record<NextStep, string>> = { register: '/contact', pending: '/contact', service: '/services' };

/** The portal's home: who is signed in, what to do next, and the services (POR-001, POR-021). */
export function DashboardPage(): ReactNode {
  return <ProtectedArea skeleton={<ServiceTilesSkeleton />}>{(user) => <Dashboard user={user} />}</ProtectedArea>;
}

function Dashboard({ user }: { readonly user: User }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const tiles = resolveServiceTiles(user.roles);
  const step = resolveNextStep(tiles);
  const name = user.fullName || user.firstName;
  return (
    <Stack gap={7}>
      <Stack gap={3}>
        <Heading level={1} size="headline">
          {name ? t('dashboard.greeting', { name }) : t('dashboard.greetingNoName')}
        </Heading>
        <p className={styles.lead}>
          {t('dashboard.lead', { count: tiles.filter((tile) => tile.status === 'active').length })}
        </p>
      </Stack>
      <section className={styles.step} aria-labelledby="portal-next-step">
        <div className={styles.stepText}>
          <Heading level={2} size="title" overline={t('dashboard.next')} id="portal-next-step">
            {t(`next.${step}.title`)}
          </Heading>
          <p>{t(`next.${step}.text`)}</p>
        </div>
        <Button href={href(targets[step])} iconAfter={arrowRightIcon}>
          {t(`next.${step}.action`)}
        </Button>
      </section>
      <section aria-labelledby="portal-services">
        <Stack gap={5}>
          <Heading level={2} size="title" id="portal-services">
            {t('dashboard.services')}
          </Heading>
          <ServiceTiles tiles={tiles} />
        </Stack>
      </section>
    </Stack>
  );
}
