import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { joinClassNames } from '../class-names/join-class-names.ts';
import { closeIcon } from '../icon/icons.ts';
import * as styles from './dialog.module.css';
import { giveFocusBack, keepOpener } from './focus-opener.ts';
import { keepScrollBarRoom } from './keep-scroll-bar-room.ts';

/** Props of Dialog: the owner holds the open state and handles every request to close. */
export interface DialogProps {
  /** Whether it is shown; the owner holds this state. */
  readonly open: boolean;
  /** Called on Escape, on a click outside and by the close button. */
  readonly onClose: () => void;
  /** Names the dialog and is its heading. */
  readonly title: string;
  /** Language of the title where it differs from the page's. */
  readonly titleLang?: string | undefined;
  /** Name of the close button. */
  readonly closeText: string;
  /** medium and large are centred, side is a panel at the end edge, full takes the window. */
  readonly size?: 'medium' | 'large' | 'side' | 'full';
  /** Buttons that stay visible at the bottom. */
  readonly footer?: ReactNode;
  /** Further class names of the dialog. */
  readonly className?: string | undefined;
  /** What the dialog is about. */
  readonly children: ReactNode;
}

/** A task in front of the page; a native modal dialog, so the page behind is inert. */
export function Dialog({
  open,
  onClose,
  title,
  titleLang,
  closeText,
  size = 'medium',
  footer,
  className,
  children,
}: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) {
      keepOpener(element);
      keepScrollBarRoom();
      element.showModal();
    } else {
      element.close();
      giveFocusBack(element);
    }
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    // An open dialog that is removed from the page does not return the focus, as a closed one does.
    return () => {
      if (element !== null) giveFocusBack(element);
    };
  }, []);
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={joinClassNames(styles.dialog, className)}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // The browser may close on a second Escape without asking; the owner must be notified.
        if (open) onClose();
      }}
      onMouseDown={closeFromBackdrop}
    >
      <div className={styles.frame}>
        {/* Not header and footer elements: a dialog may be inside the page header, where HTML allows neither. */}
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title} lang={titleLang}>
            {title}
          </h2>
          <IconButton icon={closeIcon} label={closeText} onClick={onClose} />
        </div>
        <div className={styles.content}>{children}</div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
