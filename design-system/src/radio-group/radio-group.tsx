import { useId } from 'react';
import { joinClassNames } from '../class-names/join-class-names.ts';
import { describeField, type FieldTexts } from '../field/describe-field.ts';
import { FieldError } from '../field/field.tsx';
import * as styles from './radio-group.module.css';

/** One choice of a radio group. */
export interface RadioOption {
  readonly value: string;
  readonly text: string;
  readonly hint?: string;
}

/** Props of RadioGroup: controlled with value and onSelect, or uncontrolled with defaultValue. */
export interface RadioGroupProps extends Omit<FieldTexts, 'optionalText'> {
  /** Name of the value in the form. */
  readonly name: string;
  /** The choices in their order. */
  readonly options: readonly RadioOption[];
  /** The selected value, when controlled. */
  readonly value?: string | undefined;
  /** The initial value, when uncontrolled. */
  readonly defaultValue?: string | undefined;
  /** Called with the selected value. */
  readonly onSelect?: ((value: string) => void) | undefined;
  /** Whether the browser requires a choice. */
  readonly required?: boolean;
  /** Side by side, for two or three short choices. */
  readonly inline?: boolean;
  /** Anchor of the group, for a link of the error summary. */
  readonly id?: string | undefined;
}

/** One choice out of a few that are all visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, name, options, value, defaultValue, onSelect, required = false, inline = false } = props;
  const ownId = useId();
  const groupId = props.id ?? ownId;
  return (
    <fieldset id={groupId} className={styles.group} tabIndex={-1} {...describeField(groupId, { hint, error })}>
      <legend className={styles.legend}>{label}</legend>
      {hint !== undefined && (
        <p id={`${groupId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={joinClassNames(styles.options, inline && styles.inline)}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              onChange={() => onSelect?.(option.value)}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
            <span>
              {option.text}
              {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={groupId} error={error} />
    </fieldset>
  );
}
