import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { refreshIcon } from '../icon/icons.ts';
import * as styles from './stale-note.module.css';

/** Props of the note above data that could not be refreshed. */
export interface StaleNoteProps {
  /** What the reader should know about the data; null while they are current. */
  readonly text: string | null;
  /** Text of the retry button. */
  readonly retryText: string;
  /** Called when the reader wants to try again. */
  readonly onRetry: () => void;
}

/** Shown above data that could not be refreshed but stay readable. Render it always, so that its text is announced. */
export function StaleNote({ text, retryText, onRetry }: StaleNoteProps): ReactNode {
  return (
    <div role="status">
      {text !== null && (
        <p className={styles.note}>
          <span>{text}</span>
          <Button variant="quiet" size="small" icon={refreshIcon} onClick={onRetry}>
            {retryText}
          </Button>
        </p>
      )}
    </div>
  );
}
