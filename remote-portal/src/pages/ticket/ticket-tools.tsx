import { Button } from '@kmx/design-system/button/button.tsx';
import { copyIcon, printIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';

/** Copies the link to the ticket, and prints it. */
export function TicketTools(): ReactNode {
  const t = useTranslate();
  const shell = useShell();
  const copy = async (): Promise<void> => {
    const { origin, pathname } = location;
    const isCopied = await navigator.clipboard?.writeText(`${origin}${pathname}`).then(
      () => true,
      () => false,
    );
    // Browsers offer no clipboard to pages without a secure connection.
    const [kind, text] = isCopied ? (['success', 'ticket.copied'] as const) : (['error', 'ticket.notCopied'] as const);
    shell?.showFlashMessage({ kind, text: t(text), link: null, isStatic: false, isFloating: true });
  };
  return (
    <>
      <Button variant="secondary" size="small" icon={copyIcon} onClick={() => void copy()}>
        {t('ticket.copy')}
      </Button>
      <Button variant="secondary" size="small" icon={printIcon} onClick={() => print()}>
        {t('ticket.print')}
      </Button>
    </>
  );
}
