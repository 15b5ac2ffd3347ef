import { Button } from '@kmx/design-system/button/button.tsx';
import { plusIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useState } from 'react';
import { useQuery } from '../../data/use-query.ts';
import { loadEntryModel } from '../page-facts/use-entry-list.ts';
import { NewEntryDialog } from './new-entry-dialog.tsx';

/** Creates a new entry, for kinds that editors may create. */
export function NewEntryButton({ kind }: { readonly kind: string }): ReactNode {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const entryModel = useQuery(`model ${kind}`, () => loadEntryModel(kind)).data;
  if (entryModel?.isMade !== true) return null;
  return (
    <>
      <Button icon={plusIcon} onClick={() => setOpen(true)}>
        {t('new.action', { kind: t(`kindOne.${kind}`) })}
      </Button>
      {isOpen && <NewEntryDialog kind={kind} entryModel={entryModel} onClose={() => setOpen(false)} />}
    </>
  );
}
