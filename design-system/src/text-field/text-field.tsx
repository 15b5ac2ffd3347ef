import { type ComponentProps, useId } from 'react';
import { describeField, type FieldTexts } from '../field/describe-field.ts';
import * as fieldStyles from '../field/field.module.css';
import { Field } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { type IconDrawing } from '../icon/icons.ts';
import * as styles from './text-field.module.css';

/** Props of TextField; attributes of an input except style pass through. */
export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'style' | 'children'> {
  /** Placed in the field, before the text. */
  readonly icon?: IconDrawing | undefined;
  /** Unit after the number, for example "mm". */
  readonly unit?: string | undefined;
}

/** One line of text, a number, a date, an address. */
export function TextField({
  label,
  hint,
  error,
  optionalText,
  icon,
  unit,
  id,
  className,
  ...attributes
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} optionalText={optionalText} className={className}>
      <span className={styles.box} data-icon={icon !== undefined} data-unit={unit !== undefined}>
        {icon !== undefined && <Icon drawing={icon} className={styles.icon} />}
        <input
          type="text"
          {...attributes}
          id={fieldId}
          className={fieldStyles.control}
          {...describeField(fieldId, { hint, error })}
        />
        {unit !== undefined && (
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </span>
    </Field>
  );
}
