import { Button } from '@kmx/design-system/button/button.tsx';
import { deleteIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useState } from 'react';
import type { EntryRecord } from '../../data/entry-record.ts';
import { DeleteDialog } from './delete-dialog.tsx';

interface DeleteButtonProps {
  readonly page: EntryRecord;
  /** Called when the entry has changed since it was loaded. */
  readonly onChanged: () => void;
}

/** Opens the dialog that deletes an entry, or explains why it cannot be deleted. */
export function DeleteButton({ page, onChanged }: DeleteButtonProps): ReactNode {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={deleteIcon} onClick={() => setOpen(true)}>
        {t('delete.action')}
      </Button>
      {isOpen && <DeleteDialog page={page} onChanged={onChanged} onClose={() => setOpen(false)} />}
    </>
  );
}
