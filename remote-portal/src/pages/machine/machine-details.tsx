import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { StatusBadge } from '@kmx/design-system/tag/status-badge.tsx';
import { nameCountry } from '@kmx/remote-kit/format/display-names.ts';
import { formatNumber } from '@kmx/remote-kit/format/format-number.ts';
import { FactList } from '@kmx/remote-kit/lists/fact-list.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { DateText } from '../../features/dates/date-text.tsx';
import type { MachineDetail } from '../../features/machines/machine.query.ts';
import { MachineStatusBadge } from '../../features/machines/machine-status-badge.tsx';
import { resolveSoftwareState } from '../../features/machines/software-state.ts';
import { MachineDocuments } from './machine-documents.tsx';
import * as styles from './machine-page.module.css';

const showDay = (day: string | null) => (day === null ? null : <DateText value={day} />);

/** All details of one machine. */
export function MachineDetails({ machine }: { readonly machine: MachineDetail }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { locale } = usePageRequest();
  const { location, warranty, openTickets, operatingHours, productSlug } = machine;
  const tickets = href(
    `/mykomax/tickets/list?q=${encodeURIComponent(machine.serialNumber)}&status=NEW,IN_PROGRESS,WAITING_FOR_YOU`,
  );
  return (
    <Stack gap={6}>
      <div className={styles.overline}>
        <MachineStatusBadge status={machine.status} />
        {openTickets !== null && openTickets > 0 && (
          <Link href={tickets}>{t('machine.openTickets', { count: openTickets })}</Link>
        )}
        {productSlug !== null && <Link href={href(`/products/${productSlug}`)}>{t('machine.product')}</Link>}
      </div>
      <div className={styles.columns}>
        <FactList
          title={t('machine.facts')}
          facts={[
            { label: t('machine.inventoryNumber'), value: machine.inventoryNumber },
            { label: t('machine.organization'), value: machine.organizationName },
            { label: t('machine.location'), value: <Place location={location} /> },
            { label: t('machine.commissioned'), value: <DateText value={machine.commissionedOn} /> },
            { label: t('machine.outOfService'), value: showDay(machine.outOfServiceOn) },
          ]}
        />
        <FactList
          title={t('machine.service')}
          facts={[
            {
              label: t('machine.warranty'),
              value: (
                <span className={styles.lines}>
                  <StatusBadge status={warranty.isActive ? 'success' : 'neutral'}>
                    {t(warranty.isActive ? 'machine.warranty.active' : 'machine.warranty.ended')}
                  </StatusBadge>
                  <DateText value={warranty.endsOn} />
                </span>
              ),
            },
            { label: t('machine.software'), value: <Software machine={machine} /> },
            { label: t('machine.lastService'), value: showDay(machine.lastServiceOn) },
            { label: t('machine.nextService'), value: showDay(machine.nextServiceOn) },
            {
              label: t('machine.operatingHours'),
              value:
                operatingHours === null ? null : t('machine.hours', { hours: formatNumber(operatingHours, locale) }),
            },
          ]}
        />
      </div>
      <MachineDocuments machine={machine} />
    </Stack>
  );
}

function Place({ location }: { readonly location: MachineDetail['location'] }): ReactNode {
  const { locale } = usePageRequest();
  return (
    <span className={styles.lines}>
      <span>{location.name}</span>
      <span>{location.address}</span>
      <span>{`${location.postalCode} ${location.city}`}</span>
      <span>{nameCountry(location.country, locale.language)}</span>
    </span>
  );
}

function Software({ machine }: { readonly machine: MachineDetail }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const state = resolveSoftwareState(machine);
  if (machine.softwareVersion === null) return t('machine.softwareUnknown');
  return (
    <span className={styles.lines}>
      <span>{machine.softwareVersion}</span>
      {state === 'current' && <StatusBadge status="success">{t('machine.softwareCurrent')}</StatusBadge>}
      {state === 'outdated' && (
        <>
          <StatusBadge status="warning">
            {t('machine.softwareOutdated', { version: machine.newestSoftwareVersion })}
          </StatusBadge>
          <Link href={href(`/mykomax/downloads?search=${encodeURIComponent(machine.name)}`)}>
            {t('machine.softwareGet')}
          </Link>
        </>
      )}
    </span>
  );
}
