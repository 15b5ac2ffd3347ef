import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { UndoArea as SharedUndoArea } from '@kmx/remote-kit/undo/undo-area.tsx';
import type { ReactNode } from 'react';
import { useFailureHandling } from '../../data/use-failure-handling.ts';

/** Where changes of an editor can be undone while the pages of the editor area change. */
export function UndoArea({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useTranslate();
  const onError = useFailureHandling();
  return (
    <SharedUndoArea
      label={t('undo.label')}
      // Editors share one sign-in, and the area goes with it.
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
