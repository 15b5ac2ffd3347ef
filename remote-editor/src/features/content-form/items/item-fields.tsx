import { Fragment, type ReactNode } from 'react';
import * as styles from '../content-form.module.css';
import { type FieldProps, useForm } from '../draft/form-context.ts';

interface ComponentFieldsProps {
  readonly typeName: string;
  readonly path: string;
}

/** The fields of a block or another part of an entry. */
export function ComponentFields({ typeName, path }: ComponentFieldsProps): ReactNode {
  const { model, renderField } = useForm();
  return model.components[typeName]?.map((field) => (
    <Fragment key={field.name}>{renderField(field, `${path}.${field.name}`)}</Fragment>
  ));
}

/** A single part of an entry, as a labelled group. */
export function ItemFields({ typeName, label, path }: FieldProps & { readonly typeName: string }): ReactNode {
  return (
    <fieldset className={styles.item}>
      <legend className={styles.legend}>{label}</legend>
      <ComponentFields typeName={typeName} path={path} />
    </fieldset>
  );
}
