import { useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { errorIcon } from '../icon/icons.ts';
import * as styles from './error-summary.module.css';

/** One error of a form: the id of its field, and the same text as next to the field. */
export interface FormError {
  readonly fieldId: string;
  readonly text: string;
}

/** Props of ErrorSummary; it renders nothing while there are no errors. */
export interface ErrorSummaryProps {
  /** States that something must be corrected. */
  readonly title: string;
  /** Each error with the id of its field, in the order of the fields. */
  readonly errors: readonly FormError[];
  /** Takes the focus when errors appear, as after a refused submission. */
  readonly takesFocus?: boolean;
}

/** All errors of a form at its top, each a link to its field. */
export function ErrorSummary({ title, errors, takesFocus = true }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown && takesFocus) box.current?.focus();
  }, [shown, takesFocus]);
  if (!shown) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>
        <Icon drawing={errorIcon} />
        {title}
      </p>
      <ul className={styles.errors}>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a
              href={`#${error.fieldId}`}
              onClick={(event) => {
                const field = document.getElementById(error.fieldId);
                if (field === null) return;
                event.preventDefault();
                field.focus();
              }}
            >
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
