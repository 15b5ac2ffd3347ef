import { Button } from '@kmx/design-system/button/button.tsx';
import { downloadIcon } from '@kmx/design-system/icon/icons.ts';
import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { saveFile } from '@kmx/remote-kit/downloads/save-file.browser.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { type ReactNode, useState } from 'react';
import { useDesk } from '../../data/use-desk.ts';
import { joinSentences } from '../../features/lists/sentences.ts';
import { useStatusText } from '../../features/tickets/use-status-text.ts';
import { loadAllTickets, writeTicketsCsv } from './export-tickets.ts';
import type { TicketListState } from './list-state.ts';

/** Saves all pages of the filtered and sorted list for a spreadsheet (POR-006). */
export function ExportButton({ state }: { readonly state: TicketListState }): ReactNode {
  const t = useTranslate();
  const writeStatus = useStatusText();
  const shell = useShell();
  const { locale } = usePageRequest();
  const desk = useDesk();
  const [isRunning, setRunning] = useState(false);
  const notify = (kind: 'success' | 'error', text: string) =>
    shell?.showFlashMessage({ kind, text, link: null, isStatic: false, isFloating: kind === 'success' });
  const save = async (): Promise<void> => {
    if (desk === null) return;
    setRunning(true);
    try {
      const tickets = await loadAllTickets(desk, state);
      saveFile(
        `tickets-${new Date().toISOString().slice(0, 10)}.csv`,
        'text/csv;charset=utf-8',
        writeTicketsCsv(tickets, t, writeStatus),
      );
      notify('success', t('tickets.exported', { count: tickets.length }));
    } catch (error) {
      const kind = error instanceof RequestError ? error.kind : 'unexpected';
      if (kind === 'unexpected') shell?.reportError(error, 'export of tickets');
      notify('error', joinSentences(locale, t('tickets.failed.export'), t(`desk.failure.${kind}`)));
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="small"
      icon={downloadIcon}
      busy={isRunning}
      busyText={t('desk.loading')}
      onClick={() => void save()}
    >
      {t('tickets.export')}
    </Button>
  );
}
