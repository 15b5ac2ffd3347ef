import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useId } from 'react';
import { maxCounted } from '../../features/lists/max-counted.ts';
import * as styles from './dashboard-page.module.css';

interface SummaryPanelProps {
  readonly title: string;
  /** Each figure links to the list it counts. */
  readonly figures: readonly { readonly label: string; readonly count: number; readonly path: string }[];
  readonly allText: string;
  readonly allPath: string;
}

/** Key figures, each linking to the list behind it. */
export function SummaryPanel({ title, figures, allText, allPath }: SummaryPanelProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <Heading level={2} size="lead" id={titleId}>
        {title}
      </Heading>
      <dl className={styles.figures}>
        {figures.map(({ label, count, path }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>
              {count === 0 ? count : <Link href={href(path)}>{count > maxCounted ? t('dashboard.many') : count}</Link>}
            </dd>
          </div>
        ))}
      </dl>
      <Link href={href(allPath)} variant="standalone">
        {allText}
      </Link>
    </section>
  );
}

/** Figures about machines, for their owners. */
export function MachineSummary({
  machines,
}: {
  readonly machines: { readonly inService: number; readonly maintenanceDue: number; readonly stopped: number };
}): ReactNode {
  const t = useTranslate();
  const list = '/mykomax/inventory';
  return (
    <SummaryPanel
      title={t('portal.inventory')}
      figures={[
        { label: t('dashboard.inService'), count: machines.inService, path: list },
        {
          label: t('machine.status.MAINTENANCE_DUE'),
          count: machines.maintenanceDue,
          path: `${list}?status=MAINTENANCE_DUE`,
        },
        { label: t('machine.status.STOPPED'), count: machines.stopped, path: `${list}?status=STOPPED` },
      ]}
      allText={t('dashboard.allMachines')}
      allPath={list}
    />
  );
}

/** Entries waiting for an administrator. */
export function AdministrationSummary({
  administration,
}: {
  readonly administration: {
    readonly requests: number;
    readonly openInvitations: number;
    readonly expiredInvitations: number;
  };
}): ReactNode {
  const t = useTranslate();
  const list = '/mykomax/user-admin';
  const { requests, openInvitations, expiredInvitations } = administration;
  return (
    <SummaryPanel
      title={t('portal.userAdmin')}
      figures={[
        { label: t('dashboard.requests'), count: requests, path: `${list}?view=requests` },
        { label: t('dashboard.invitations'), count: openInvitations, path: `${list}?view=invitations` },
        { label: t('dashboard.expiredInvitations'), count: expiredInvitations, path: `${list}?view=invitations` },
      ]}
      allText={t('dashboard.allUsers')}
      allPath={list}
    />
  );
}
