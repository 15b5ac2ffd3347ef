import { Avatar } from '@kmx/design-system/avatar/avatar.tsx';
import { Button } from '@kmx/design-system/button/button.tsx';
import { deleteIcon, editIcon, refreshIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest, useSession } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { joinSentences } from '../../features/lists/sentences.ts';
import * as threadStyles from './thread.module.css';
import * as styles from './ticket-page.module.css';
import type { Comments, ShownOutgoing } from './use-comments.ts';

interface OutgoingEntryProps {
  readonly comment: ShownOutgoing;
  readonly comments: Comments;
  readonly canEdit: boolean;
}

/** A comment shown optimistically: being sent, or failed with the reason and the next step (POR-066). */
export function OutgoingEntry({ comment, comments, canEdit }: OutgoingEntryProps): ReactNode {
  const t = useTranslate();
  const { user } = useSession();
  const { locale } = usePageRequest();
  const { state, text, clientMutationId } = comment;
  const isStopped = state.kind === 'stopped';
  return (
    <li className={threadStyles.entry} data-own="true" data-outgoing={state.kind}>
      <Avatar name={user?.fullName ?? ''} size="small" />
      <article className={threadStyles.entryBody}>
        <p className={threadStyles.entryHead}>
          <strong>{user?.fullName}</strong>
          <span role="status" className={styles.muted}>
            {t(isStopped ? 'comment.notSent' : state.kind === 'sent' ? 'comment.sent' : 'comment.sending')}
          </span>
        </p>
        <p className={threadStyles.text}>{text}</p>
        {isStopped && (
          <div className={threadStyles.stopped} role="alert">
            <p>
              {joinSentences(
                locale,
                t('comment.failed'),
                state.error === null ? '' : t(`desk.failure.${state.error.kind}`),
              )}
            </p>
            <div className={styles.buttons}>
              <Button size="small" variant="secondary" icon={refreshIcon} onClick={() => comments.retry(comment)}>
                {t('comment.retry')}
              </Button>
              {canEdit && (
                <Button size="small" variant="quiet" icon={editIcon} onClick={() => comments.edit(clientMutationId)}>
                  {t('comment.edit')}
                </Button>
              )}
              <Button size="small" variant="quiet" icon={deleteIcon} onClick={() => comments.discard(clientMutationId)}>
                {t('comment.discard')}
              </Button>
            </div>
          </div>
        )}
      </article>
    </li>
  );
}
