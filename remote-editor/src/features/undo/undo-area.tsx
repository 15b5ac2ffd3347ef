import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { UndoArea as SharedUndoArea } from '@kmx/remote-kit/undo/undo-area.tsx';
import type { ReactNode } from 'react';
import { useFailureHandling } from '../../data/use-failure-handling.ts';

/** Offers to undo changes across the pages of the editor area. */
export function UndoArea({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useTranslate();
  const onError = useFailureHandling();
  return (
    <SharedUndoArea
      label={t('undo.label')}
      // Editors share one account, and the area unmounts when it signs out.
      owner="editor"
      texts={{ undo: t('undo'), dismiss: t('close') }}
      isWindowFixed={false}
      describeFailure={(error) => ({ title: t('undo.failed'), text: t(`error.${error.kind}`) })}
      onError={onError}
    >
      {children}
    </SharedUndoArea>
  );
}
