import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClassNames } from '../class-names/join-class-names.ts';
import { describeField } from '../field/describe-field.ts';
import { FieldError } from '../field/field.tsx';
import * as styles from './checkbox.module.css';

/** Props of Checkbox; attributes of a checkbox except style pass through. The label may hold a link. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'style' | 'type' | 'children'> {
  /** The statement to agree to; may contain a link. */
  readonly label: ReactNode;
  /** Help shown before an error is made. */
  readonly hint?: string | undefined;
  /** What is wrong and how to correct it; marks the box invalid. */
  readonly error?: string | undefined;
}

/** A choice between yes and no. */
export function Checkbox({ label, hint, error, id, className, ...attributes }: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={joinClassNames(styles.checkbox, className)}>
      <input
        {...attributes}
        type="checkbox"
        id={fieldId}
        className={styles.box}
        {...describeField(fieldId, { hint, error })}
      />
      <div className={styles.texts}>
        <label htmlFor={fieldId}>{label}</label>
        {hint !== undefined && (
          <p id={`${fieldId}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        <FieldError id={fieldId} error={error} />
      </div>
    </div>
  );
}
