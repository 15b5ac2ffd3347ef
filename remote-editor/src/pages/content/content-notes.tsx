import { Button } from '@kmx/design-system/button/button.tsx';
import { StaticMessage } from '@kmx/design-system/flash-message/static-message.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import type { OpenDraft } from '../../features/content-form/draft/open-draft.ts';
import type { ContentDraft } from '../../features/content-form/draft/use-content-draft.ts';

interface ContentNotesProps {
  readonly first: OpenDraft;
  readonly newest: OpenDraft;
  readonly draft: ContentDraft;
  readonly isBusy: boolean;
}

/** What an editor must know before continuing: unsaved edits were restored, or another editor has saved. */
export function ContentNotes({ first, newest, draft, isBusy }: ContentNotesProps): ReactNode {
  const t = useTranslate();
  const isSettled = draft.conflicts.length === 0 && !isBusy;
  const isRestored = first.kept !== null && first.version.revision === draft.revision && draft.hasEdits;
  return (
    <>
      {isRestored && isSettled && (
        <StaticMessage
          type="info"
          action={
            <Button size="small" variant="secondary" onClick={draft.discard}>
              {t('content.discard')}
            </Button>
          }
        >
          {t('content.restored')}
        </StaticMessage>
      )}
      {newest.version.revision > draft.revision && isSettled && (
        <StaticMessage
          type="info"
          action={
            <Button size="small" variant="secondary" onClick={() => draft.adopt(newest.version)}>
              {t('content.takeNewer')}
            </Button>
          }
        >
          {t('content.newer')}
        </StaticMessage>
      )}
    </>
  );
}
