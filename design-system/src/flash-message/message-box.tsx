import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { errorIcon, infoIcon, successIcon } from '../icon/icons.ts';
import * as styles from './flash-message.module.css';

/** Kind of a message (PUB-055). */
export type FlashType = 'info' | 'success' | 'error';

/** What a message says, static or dismissible. */
export interface MessageContent {
  /** Determines colour, icon and urgency of the announcement. */
  readonly type: FlashType;
  /** A line above the text, where one sentence is not enough. */
  readonly title?: string | undefined;
  /** For example a link or an undo button. */
  readonly action?: ReactNode;
  /** Whether a surrounding region announces its new content; errors are announced at once in any case. */
  readonly isInLiveRegion?: boolean | undefined;
  /** What happened, and what to do. */
  readonly children: ReactNode;
}

interface MessageBoxProps {
  readonly content: MessageContent;
  /** The button that dismisses it. */
  readonly dismissButton?: ReactNode;
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

const iconOfType = { info: infoIcon, success: successIcon, error: errorIcon };

/** The box that StaticMessage and FlashMessage share. */
export function MessageBox({ content, dismissButton, ...events }: MessageBoxProps): ReactNode {
  const { type, title, action, isInLiveRegion = false, children } = content;
  return (
    <div
      className={styles.message}
      data-type={type}
      role={type === 'error' ? 'alert' : isInLiveRegion ? undefined : 'status'}
      {...events}
    >
      <Icon drawing={iconOfType[type]} className={styles.icon} />
      <div className={styles.text}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {dismissButton}
    </div>
  );
}
