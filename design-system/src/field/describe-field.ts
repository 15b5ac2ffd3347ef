/** Props of every form field of the system in addition to its native attributes. */
export interface FieldTexts {
  /** Always visible; the name of the field. */
  readonly label: string;
  /** Help shown before an error is made. */
  readonly hint?: string | undefined;
  /** What is wrong and how to correct it; marks the field invalid. */
  readonly error?: string | undefined;
  /** Shown after the label of a field that may stay empty, for example "(optional)". */
  readonly optionalText?: string | undefined;
}

/** The attributes that associate a native control with its hint and its error. */
export interface FieldDescription {
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

/** Resolves the describing attributes of the control with this id. */
export function describeField(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>): FieldDescription {
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(
    (part) => part !== false,
  );
  return {
    ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}),
    ...(error !== undefined ? { 'aria-invalid': true as const } : {}),
  };
}
