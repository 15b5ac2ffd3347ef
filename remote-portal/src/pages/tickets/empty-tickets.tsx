import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { plusIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { isNarrowed, widen } from './list-state.ts';
import * as styles from './tickets-page.module.css';
import type { TicketList } from './use-ticket-list.ts';

/** Explains an empty list and what to do: open the first ticket, or widen the filters. */
export function EmptyTickets({ list: { state, change } }: { readonly list: TicketList }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const kind = isNarrowed(state) ? 'noMatch' : 'none';
  return (
    <div className={styles.empty}>
      <Heading level={2} size="title">
        {t(`tickets.${kind}.title`)}
      </Heading>
      <p>{t(`tickets.${kind}.text`)}</p>
      {kind === 'none' ? (
        <Button href={href('/mykomax/tickets/newticket')} icon={plusIcon}>
          {t('portal.newTicket')}
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => change(widen(state))}>
          {t('tickets.reset')}
        </Button>
      )}
    </div>
  );
}
