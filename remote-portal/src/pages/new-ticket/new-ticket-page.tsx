import { FormSkeleton } from '@kmx/design-system/skeleton/form-skeleton.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { anyLocation, locationsQuery } from '../../features/locations/location.query.ts';
import { DeskData } from '../../features/states/desk-data.tsx';
import { TicketPageFrame } from '../../features/tickets/ticket-page-frame.tsx';
import { NewTicketForm } from './new-ticket-form.tsx';
import * as styles from './new-ticket-page.module.css';

/** Opens a service ticket (POR-007, POR-023). */
export function NewTicketPage(): ReactNode {
  const t = useTranslate();
  return (
    <TicketPageFrame lead={t('newTicket.lead')} skeleton={<FormSkeleton />}>
      {() => <NewTicket />}
    </TicketPageFrame>
  );
}

function NewTicket(): ReactNode {
  const t = useTranslate();
  const result = useQuery(locationsQuery, anyLocation);
  return (
    <DeskData result={result} skeleton={<FormSkeleton />}>
      {(locations) =>
        locations.total === 0 ? (
          <p className={styles.note}>{t('newTicket.location.none')}</p>
        ) : (
          <NewTicketForm locations={locations} />
        )
      }
    </DeskData>
  );
}
