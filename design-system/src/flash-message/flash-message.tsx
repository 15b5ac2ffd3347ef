import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { closeIcon } from '../icon/icons.ts';
import { MessageBox, type MessageContent } from './message-box.tsx';
import { useHideTimer } from './use-hide-timer.ts';

/** Props of FlashMessage. */
export interface FlashMessageProps extends MessageContent {
  /** Name of the button that dismisses it. */
  readonly dismissText: string;
  /** Called when the message is dismissed or hides itself. */
  readonly onDismiss: () => void;
  /** Milliseconds after which a floating message hides itself (PUB-057); paused while hovered or focused. */
  readonly hideAfter?: number | undefined;
}

/** Says what has just happened, until the visitor dismisses it (PUB-056). */
export function FlashMessage({ dismissText, onDismiss, hideAfter, ...content }: FlashMessageProps): ReactNode {
  const timer = useHideTimer(hideAfter, onDismiss);
  return (
    <MessageBox
      content={content}
      dismissButton={<IconButton icon={closeIcon} label={dismissText} size="small" onClick={onDismiss} />}
      onPointerEnter={timer.holdByPointer}
      onPointerLeave={timer.releaseByPointer}
      onFocus={timer.holdByFocus}
      onBlur={timer.releaseByFocus}
    />
  );
}
