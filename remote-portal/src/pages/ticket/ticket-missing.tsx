import { Button } from '@kmx/design-system/button/button.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';

/** Stands in place of a ticket that does not exist, or that is not for the person; which of the two is not told. */
export function TicketMissing(): ReactNode {
  const t = useTranslate();
  const href = useHref();
  return (
    <Stack gap={4}>
      <p role="alert">{t('ticket.missing')}</p>
      <Stack direction="row">
        <Button href={href('/mykomax/tickets/list')}>{t('ticket.toList')}</Button>
      </Stack>
    </Stack>
  );
}
