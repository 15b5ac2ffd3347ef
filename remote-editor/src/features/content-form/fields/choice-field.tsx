import { Checkbox } from '@kmx/design-system/checkbox/checkbox.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import type { ContentField } from '../../../data/content-model.ts';
import * as styles from '../content-form.module.css';
import { type FieldProps, useForm } from '../draft/form-context.ts';
import { toList } from '../values/content-value.ts';

interface Choice {
  readonly value: string;
  readonly text: string;
}

/** Several values out of a few. */
export function ChoiceGroup({ label, path, options }: FieldProps & { readonly options: readonly Choice[] }): ReactNode {
  const { draft } = useForm();
  const chosen = toList(draft.read(path));
  return (
    <fieldset className={styles.item}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.checks}>
        {options.map(({ value, text }) => (
          <Checkbox
            key={value}
            label={text}
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              draft.change(path, [...chosen.filter((one) => one !== value), ...(checked ? [value] : [])])
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** One or several of the values allowed by the model. */
export function ChoiceField({ field, label, path }: FieldProps & { readonly field: ContentField }): ReactNode {
  const t = useTranslate();
  const { draft, model } = useForm();
  const options = (field.choices ?? model.enums[field.type] ?? []).map((value) => {
    const text = t(`choice.${value}`);
    return { value, text: text === `choice.${value}` ? value : text };
  });
  if (field.isList) return <ChoiceGroup label={label} path={path} options={options} />;
  const value = draft.read(path);
  return (
    <Select
      label={label}
      value={typeof value === 'string' ? value : ''}
      options={[{ value: '', text: t('choice.none') }, ...options]}
      onChange={({ currentTarget }) => draft.change(path, currentTarget.value === '' ? null : currentTarget.value)}
    />
  );
}
