import { Button } from '@kmx/design-system/button/button.tsx';
import { deleteIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { joinSentences } from '../../features/lists/sentences.ts';
import * as threadStyles from './thread.module.css';
import * as styles from './ticket-page.module.css';

interface UnsentCommentProps {
  readonly text: string;
  readonly canFollowUp: boolean;
  readonly onDiscard: () => void;
}

/** Text the user was typing when another user closed the ticket: stays visible, and a follow-up can take it over. */
export function UnsentComment({ text, canFollowUp, onDiscard }: UnsentCommentProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  return (
    <div className={threadStyles.stopped} role="status">
      <p>{joinSentences(locale, t('comment.kept'), canFollowUp ? t('comment.keptFollowUp') : '')}</p>
      <p className={threadStyles.text}>{text}</p>
      <div className={styles.buttons}>
        <Button size="small" variant="quiet" icon={deleteIcon} onClick={onDiscard}>
          {t('comment.discard')}
        </Button>
      </div>
    </div>
  );
}
