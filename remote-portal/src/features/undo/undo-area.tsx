import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest, useSession } from '@kmx/remote-kit/remote/remote-root.tsx';
import { UndoArea as SharedUndoArea } from '@kmx/remote-kit/undo/undo-area.tsx';
import type { ReactNode } from 'react';
import { joinSentences } from '../lists/sentences.ts';
import { nameChangeFailure } from '../states/desk-failure.tsx';

/** Offers to undo changes of the signed-in user across the pages of the portal. */
export function UndoArea({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const { user } = useSession();
  return (
    <SharedUndoArea
      label={t('undo.label')}
      owner={user?.id ?? null}
      texts={{ undo: t('users.undo'), dismiss: t('users.dialog.close'), busy: t('users.dialog.busy') }}
      // The service desk delays e-mails only briefly (SIS_UNDO_SECONDS, at least 25).
      isWindowFixed
      describeFailure={(error) => ({ text: joinSentences(locale, t('undo.failed'), t(nameChangeFailure(error))) })}
    >
      {children}
    </SharedUndoArea>
  );
}
