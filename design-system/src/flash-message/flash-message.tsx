import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { closeIcon, errorIcon, infoIcon, successIcon } from '../icon/icons.ts';
import * as styles from './flash-message.module.css';
import { useHideTimer } from './use-hide-timer.ts';

/** Kind of a flash message (PUB-055). */
export type FlashType = 'info' | 'success' | 'error';

const iconOfType = { info: infoIcon, success: successIcon, error: errorIcon };

interface FlashContent {
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

/** Props of FlashMessage: dismissible unless static (PUB-056). */
export type FlashMessageProps = FlashContent &
  (
    | {
        /** Part of the page: it cannot be dismissed. */ readonly isStatic: true;
      }
    | {
        readonly isStatic?: false;
        /** Name of the button that dismisses it. */
        readonly dismissText: string;
        /** Called when the message is dismissed or hides itself. */
        readonly onDismiss: () => void;
        /** Milliseconds after which a floating message hides itself (PUB-057); paused while hovered or focused. */
        readonly hideAfter?: number | undefined;
      }
  );

/** Tells the visitor what has just happened, or what currently applies. */
export function FlashMessage(props: FlashMessageProps) {
  const { type, title, action, isInLiveRegion = false, children } = props;
  const dismissal = props.isStatic === true ? undefined : props;
  const timer = useHideTimer(dismissal?.hideAfter, dismissal?.onDismiss);
  return (
    <div
      className={styles.message}
      data-type={type}
      role={type === 'error' ? 'alert' : isInLiveRegion ? undefined : 'status'}
      onPointerEnter={timer.holdByPointer}
      onPointerLeave={timer.releaseByPointer}
      onFocus={timer.holdByFocus}
      onBlur={timer.releaseByFocus}
    >
      <Icon drawing={iconOfType[type]} className={styles.icon} />
      <div className={styles.text}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {dismissal !== undefined && (
        <IconButton icon={closeIcon} label={dismissal.dismissText} size="small" onClick={dismissal.onDismiss} />
      )}
    </div>
  );
}
