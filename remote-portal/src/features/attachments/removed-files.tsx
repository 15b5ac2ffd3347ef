import { Button } from '@kmx/design-system/button/button.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './removed-files.module.css';
import type { HeldRemoval } from './use-held-removals.ts';

interface RemovedFilesProps {
  readonly removed: readonly HeldRemoval[];
  readonly onPutBack: (removal: HeldRemoval) => void;
  /** Called when the focused button has disappeared. */
  readonly onFocusLost: () => void;
}

/** Files just removed from a form, each with a button to put it back. */
export function RemovedFiles({ removed, onPutBack, onFocusLost }: RemovedFilesProps): ReactNode {
  return (
    <div role="status" className={styles.removed}>
      {removed.map((removal) => (
        <RemovedFile key={removal.key} removal={removal} onPutBack={onPutBack} onFocusLost={onFocusLost} />
      ))}
    </div>
  );
}

interface RemovedFileProps extends Omit<RemovedFilesProps, 'removed'> {
  readonly removal: HeldRemoval;
}

function RemovedFile({ removal, onPutBack, onFocusLost }: RemovedFileProps): ReactNode {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const rescue = useRef(onFocusLost);
  // The cleanup of a layout effect runs while the position of the focus is still known.
  useLayoutEffect(() => {
    const element = button.current;
    const giveFocusBack = rescue.current;
    element?.focus();
    return () => {
      if (document.activeElement === element) giveFocusBack();
    };
  }, []);
  return (
    <p>
      {t('upload.removed', { name: removal.name })}{' '}
      <Button ref={button} size="small" variant="quiet" onClick={() => onPutBack(removal)}>
        {t('users.undo')}
      </Button>
    </p>
  );
}
