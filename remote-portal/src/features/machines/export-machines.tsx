import { Button } from '@kmx/design-system/button/button.tsx';
import { downloadIcon } from '@kmx/design-system/icon/icons.ts';
import { saveFile } from '@kmx/remote-kit/downloads/save-file.browser.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import { type ReactNode, useState } from 'react';
import type { DeskClient } from '../../data/desk-client.ts';
import { useDesk } from '../../data/use-desk.ts';
import { inventoryQuery, type Machine, oldInventoryQuery } from './machine.query.ts';
import { createMachineCsv } from './machine-csv.ts';
import { type MachineList, mapListVariables } from './use-machine-list.ts';

/** The maximum that the service desk returns per request. */
const maxPageSize = 200;

async function loadAll(desk: DeskClient, { kind, state }: MachineList): Promise<readonly Machine[]> {
  const query = kind === 'inventory' ? inventoryQuery : oldInventoryQuery;
  const all: Machine[] = [];
  for (let page = 1; ; page += 1) {
    const { machines } = await desk.run(query, mapListVariables({ ...state, page }, kind, maxPageSize));
    all.push(...machines.items);
    if (machines.items.length < maxPageSize) return all;
  }
}

/** Saves all machines of the filtered list as CSV, not only those of the current page. */
export function ExportMachines({ list }: { readonly list: MachineList }): ReactNode {
  const t = useTranslate();
  const shell = useShell();
  const showMessage = useShowMessage();
  const desk = useDesk();
  const [isRunning, setIsRunning] = useState(false);
  const save = async () => {
    if (desk === null) return;
    setIsRunning(true);
    try {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`machines-${day}.csv`, 'text/csv;charset=utf-8', createMachineCsv(await loadAll(desk, list), t));
    } catch (error) {
      shell?.reportError(error, 'export of machines');
      showMessage('error', t('machines.exportFailed'));
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <Button
      variant="secondary"
      icon={downloadIcon}
      busy={isRunning}
      busyText={t('desk.loading')}
      onClick={() => void save()}
    >
      {t('machines.export')}
    </Button>
  );
}
