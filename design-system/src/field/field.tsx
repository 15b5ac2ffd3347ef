import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names/join-class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { errorIcon } from '../icon/icons.ts';
import type { FieldTexts } from './describe-field.ts';
import * as styles from './field.module.css';

interface FieldProps extends FieldTexts {
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Label, hint and error around one native control that carries the id. */
export function Field({ id, label, hint, error, optionalText, className, children }: FieldProps) {
  return (
    <div className={joinClassNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optionalText !== undefined && <span className={styles.optional}> {optionalText}</span>}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The error line of a field or group; nothing without an error. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon drawing={errorIcon} size={16} />
      <span>{error}</span>
    </p>
  );
}
