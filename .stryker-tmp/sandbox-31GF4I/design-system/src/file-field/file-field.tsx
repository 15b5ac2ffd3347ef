// @ts-nocheck
import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClassNames } from '../class-names/join-class-names.ts';
import { describeField, type FieldTexts } from '../field/describe-field.ts';
import * as fieldStyles from '../field/field.module.css';
import { FieldError } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconDrawing } from '../icon/icons.ts';
import * as styles from './file-field.module.css';

/** Props of FileField; attributes of a file input except style pass through. The children are FileRows. */
export interface FileFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'style' | 'type' | 'children'> {
  readonly icon?: IconDrawing | undefined;
  /** Name of the list of files for screen readers. */
  readonly listLabel: string;
  /** Said when the files change, such as 'Two files are complete'; empty while there is nothing to say. */
  readonly status: string;
  readonly children?: ReactNode;
}

/** Chooses files that a script sends while the rest of the form is filled in. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, optionalText, icon, listLabel, status, id, className, children, ...attributes } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hasRows = Array.isArray(children) ? children.length > 0 : children !== undefined && children !== null;
  return (
    <div className={joinClassNames(styles.field, className)}>
      <label htmlFor={fieldId} className={joinClassNames(fieldStyles.label, styles.label)}>
        {icon !== undefined && <Icon drawing={icon} size={16} />}
        {label}
        {optionalText !== undefined && <span className={fieldStyles.optional}> {optionalText}</span>}
      </label>
      {hint !== undefined && (
        <p id={`${fieldId}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <input
        {...attributes}
        type="file"
        id={fieldId}
        className={styles.input}
        {...describeField(fieldId, { hint, error })}
      />
      {hasRows && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets.
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
