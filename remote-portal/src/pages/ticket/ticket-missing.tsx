import { Button } from '@kmx/design-system/button/button.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';

/** Replaces a ticket that does not exist or is not visible to the user, without revealing which. */
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
