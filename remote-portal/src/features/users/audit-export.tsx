import { Button } from '@kmx/design-system/button/button.tsx';
import { downloadIcon } from '@kmx/design-system/icon/icons.ts';
import { saveFile } from '@kmx/remote-kit/downloads/save-file.browser.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import { type ReactNode, useState } from 'react';
import type { DeskClient } from '../../data/desk-client.ts';
import { useDesk } from '../../data/use-desk.ts';
import { writeCsv } from '../lists/write-csv.ts';
import { type AuditEntry, type AuditVariables, auditQuery } from './audit.query.ts';
import { useAuditTexts } from './use-audit-texts.ts';

type AuditSubject = Pick<AuditVariables, 'userId' | 'organizationId'>;

/** The maximum that the service desk returns per request, and the length at which a file becomes unreadable. */
const maxPageSize = 200;
const maxExportedEntries = 20_000;

async function loadEntries(desk: DeskClient, about: AuditSubject): Promise<readonly AuditEntry[]> {
  const all: AuditEntry[] = [];
  for (let page = 1; all.length < maxExportedEntries; page += 1) {
    const { auditTrail } = await desk.run(auditQuery, { ...about, page, size: maxPageSize });
    all.push(...auditTrail.items);
    if (auditTrail.items.length < maxPageSize) break;
  }
  return all;
}

/** Saves the whole audit trail as CSV, not only the current page. */
export function AuditExport({ about }: { readonly about: AuditSubject }): ReactNode {
  const t = useTranslate();
  const desk = useDesk();
  const shell = useShell();
  const showMessage = useShowMessage();
  const { describeAction, describeActor, describeDetails } = useAuditTexts();
  const [isRunning, setRunning] = useState(false);
  const save = async () => {
    if (desk === null || isRunning) return;
    setRunning(true);
    try {
      const headers = ['when', 'what', 'about', 'details'].map((name) => t(`users.audit.${name}`));
      const rows = (await loadEntries(desk, about)).map((entry) => [
        entry.at,
        describeAction(entry),
        entry.user?.name ?? '',
        describeDetails(entry),
        entry.organizationName ?? '',
        describeActor(entry),
      ]);
      const head = [...headers, t('users.organization'), t('users.audit.who')];
      saveFile(`audit-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', writeCsv(head, rows));
    } catch (error) {
      shell?.reportError(error, 'export of the audit trail');
      showMessage('error', t('users.failed.export'));
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button
      size="small"
      variant="secondary"
      icon={downloadIcon}
      busy={isRunning}
      busyText={t('users.dialog.busy')}
      onClick={() => void save()}
    >
      {t('users.audit.export')}
    </Button>
  );
}
