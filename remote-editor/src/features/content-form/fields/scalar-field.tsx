import { Checkbox } from '@kmx/design-system/checkbox/checkbox.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { Textarea } from '@kmx/design-system/textarea/textarea.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import type { ReactNode } from 'react';
import type { ContentField } from '../../../data/content-model.ts';
import { formatLocalTime } from '../../dates/local-time.ts';
import { useLanguageNames } from '../../page-facts/use-language-names.ts';
import { type FieldProps, useForm } from '../draft/form-context.ts';
import { toList } from '../values/content-value.ts';
import { isLongText } from '../values/form-fields.ts';
import { ChoiceGroup } from './choice-field.tsx';

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** A text, number, time or boolean; a list of texts has one text per line. */
export function ScalarField({ field, label, path }: FieldProps & { readonly field: ContentField }): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  const { draft } = useForm();
  const value = draft.read(path);
  const { name, type, isList } = field;
  if (type === 'Json') return null;
  if (isList && name === 'languages') {
    const options = uiLanguages.map((code) => ({ value: code, text: nameLanguage(code) }));
    return <ChoiceGroup label={label} path={path} options={options} />;
  }
  if (isList) {
    const lines = toList(value).map(toText);
    return (
      <Textarea
        label={label}
        hint={t('content.lines')}
        rows={Math.min(12, lines.length + 1)}
        value={lines.join('\n')}
        onChange={({ currentTarget }) =>
          draft.change(path, currentTarget.value === '' ? [] : currentTarget.value.split('\n'))
        }
      />
    );
  }
  if (type === 'Boolean') {
    return (
      <Checkbox
        label={label}
        checked={value === true}
        onChange={({ currentTarget }) => draft.change(path, currentTarget.checked)}
      />
    );
  }
  if (type === 'Int' || type === 'Float') {
    return (
      <TextField
        label={label}
        type="number"
        step={type === 'Int' ? 1 : 'any'}
        value={typeof value === 'number' ? String(value) : ''}
        onChange={({ currentTarget }) =>
          draft.change(path, Number.isNaN(currentTarget.valueAsNumber) ? null : currentTarget.valueAsNumber)
        }
      />
    );
  }
  if (type === 'DateTime') {
    return (
      <TextField
        label={label}
        type="datetime-local"
        value={formatLocalTime(value)}
        onChange={({ currentTarget }) => {
          const time = Date.parse(currentTarget.value);
          draft.change(path, Number.isNaN(time) ? null : new Date(time).toISOString());
        }}
      />
    );
  }
  const text = toText(value);
  if (!isLongText(field)) {
    return (
      <TextField label={label} value={text} onChange={({ currentTarget }) => draft.change(path, currentTarget.value)} />
    );
  }
  return (
    <Textarea
      label={label}
      rows={3}
      value={text}
      onChange={({ currentTarget }) => draft.change(path, currentTarget.value)}
    />
  );
}
