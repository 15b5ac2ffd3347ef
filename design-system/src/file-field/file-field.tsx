import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from 'react';
import { resolveButtonClass } from '../button/button-look.ts';
import { joinClassNames } from '../class-names/join-class-names.ts';
import { describeField, type FieldTexts } from '../field/describe-field.ts';
import * as fieldStyles from '../field/field.module.css';
import { FieldError } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconDrawing } from '../icon/icons.ts';
import * as styles from './file-field.module.css';

/** Props of FileField; attributes of a file input except style pass through. The children are FileRows. */
export interface FileFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'style' | 'type' | 'children'> {
  /** Placed on the button, before its text. */
  readonly icon?: IconDrawing | undefined;
  /** Text of the button, in the language of the page; the browser's own would be in the browser's language. */
  readonly chooseText: string;
  /** Shown next to the button until a file is chosen: says that files may also be dropped here. */
  readonly dropText: string;
  /** Name of the list of files for screen readers. */
  readonly listLabel: string;
  /** Announced when the files change, such as 'Two files are complete'; otherwise empty. */
  readonly status: string;
  /** A FileRow for each file. */
  readonly children?: ReactNode;
}

/** Chooses files that a script uploads while the rest of the form is filled in. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, optionalText, icon, chooseText, dropText, ...more } = props;
  const { listLabel, status, id, className, children, onChange, ...attributes } = more;
  const [names, setNames] = useState('');
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hasRows = Array.isArray(children) ? children.length > 0 : children !== undefined && children !== null;
  const takeFiles = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    // Empty where the owner has moved them into rows.
    setNames([...(event.currentTarget.files ?? [])].map(({ name }) => name).join(', '));
  };
  return (
    <div className={joinClassNames(styles.field, className)}>
      <label id={`${fieldId}-label`} htmlFor={fieldId} className={joinClassNames(fieldStyles.label, styles.label)}>
        {icon !== undefined && <Icon drawing={icon} size={16} />}
        {label}
        {optionalText !== undefined && <span className={fieldStyles.optional}> {optionalText}</span>}
      </label>
      {hint !== undefined && (
        <p id={`${fieldId}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.zone}>
        {/* Covers the whole zone invisibly, so that choosing, dropping and the camera are native. */}
        <input
          {...attributes}
          type="file"
          id={fieldId}
          className={styles.input}
          aria-labelledby={`${fieldId}-label ${fieldId}-choose`}
          onChange={takeFiles}
          {...describeField(fieldId, { hint, error })}
        />
        <span id={`${fieldId}-choose`} className={resolveButtonClass({ variant: 'secondary', size: 'small' })}>
          {chooseText}
        </span>
        <span className={styles.chosen} role="status">
          {names === '' ? dropText : names}
        </span>
      </div>
      {hasRows && (
        // Safari drops list semantics when bullets are removed.
        <ul className={styles.list} role="list" aria-label={listLabel}>
          {children}
        </ul>
      )}
      <FieldError id={fieldId} error={error} />
      <p role="status" className={joinClassNames(fieldStyles.hint, styles.status)}>
        {status}
      </p>
    </div>
  );
}
