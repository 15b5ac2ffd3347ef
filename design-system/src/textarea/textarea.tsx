import { type ComponentProps, useId } from 'react';
import { describeField, type FieldTexts } from '../field/describe-field.ts';
import * as fieldStyles from '../field/field.module.css';
import { Field } from '../field/field.tsx';
import * as styles from './textarea.module.css';

/** Props of Textarea; attributes of a textarea except style pass through. */
export interface TextareaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'style' | 'children'> {
  /** Lines shown at first; grows with the text. */
  readonly rows?: number | undefined;
}

/** Several lines of text; grows with its content where the browser supports it. */
export function Textarea({ label, hint, error, optionalText, id, className, rows = 4, ...attributes }: TextareaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} optionalText={optionalText} className={className}>
      <span className={styles.box}>
        <textarea
          {...attributes}
          rows={rows}
          id={fieldId}
          className={fieldStyles.control}
          {...describeField(fieldId, { hint, error })}
        />
      </span>
    </Field>
  );
}
