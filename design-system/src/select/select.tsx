import { type ComponentProps, useId } from 'react';
import { describeField, type FieldTexts } from '../field/describe-field.ts';
import * as fieldStyles from '../field/field.module.css';
import { Field } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { chevronDownIcon } from '../icon/icons.ts';
import * as styles from './select.module.css';

/** One choice of a select. */
export interface SelectOption {
  readonly value: string;
  readonly text: string;
  /** Language of the text where it differs from the page's. */
  readonly lang?: string | undefined;
  readonly disabled?: boolean;
}

/** Props of Select; attributes of a native select except style pass through. */
export interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'style' | 'children'> {
  /** The choices in their order. */
  readonly options: readonly SelectOption[];
}

/** One choice out of many, in the native list of the browser or phone. */
export function Select({ label, hint, error, optionalText, options, id, className, ...attributes }: SelectProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} optionalText={optionalText} className={className}>
      <span className={styles.box}>
        <select
          {...attributes}
          id={fieldId}
          className={fieldStyles.control}
          {...describeField(fieldId, { hint, error })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon drawing={chevronDownIcon} className={styles.arrow} />
      </span>
    </Field>
  );
}
