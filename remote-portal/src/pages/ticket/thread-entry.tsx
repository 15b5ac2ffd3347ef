import { Avatar } from '@kmx/design-system/avatar/avatar.tsx';
import { Tag } from '@kmx/design-system/tag/tag.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { DateText } from '../../features/dates/date-text.tsx';
import * as threadStyles from './thread.module.css';
import * as styles from './ticket-page.module.css';

interface ThreadEntryProps {
  readonly author: { readonly name: string };
  readonly at: string;
  readonly isOwn: boolean;
  /** Whether service staff wrote it. */
  readonly isReply: boolean;
  readonly isFresh?: boolean;
  readonly text: string;
  /** Files, shown below the text. */
  readonly children: ReactNode;
}

/** One message of the conversation: author, time and text. */
export function ThreadEntry({
  author,
  at,
  isOwn,
  isReply,
  isFresh = false,
  text,
  children,
}: ThreadEntryProps): ReactNode {
  const t = useTranslate();
  return (
    <li className={threadStyles.entry} data-own={isOwn} data-reply={isReply}>
      <Avatar name={author.name} size="small" />
      <article className={threadStyles.entryBody}>
        <p className={threadStyles.entryHead}>
          <strong>{author.name}</strong>
          {isReply && <Tag wire="BN">{t('ticket.service')}</Tag>}
          {isOwn && <span className={styles.muted}>{t('ticket.you')}</span>}
          {isFresh && <span className={threadStyles.fresh}>{t('ticket.new')}</span>}
          <span className={threadStyles.entryTime}>
            <DateText value={at} withTime />
          </span>
        </p>
        <p className={threadStyles.text}>{text}</p>
        {children}
      </article>
    </li>
  );
}
