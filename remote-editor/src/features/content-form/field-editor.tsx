import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { Textarea } from '@kmx/design-system/textarea/textarea.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { ReactNode } from 'react';
import type { ContentField } from './content-fields.ts';
import * as styles from './content-form.module.css';
import { LinkFields } from './link-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import type { ContentDraft } from './use-content-draft.ts';

interface FieldEditorProps {
  readonly field: ContentField;
  /** Of the field itself. */
  readonly path: string;
  readonly draft: ContentDraft;
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** One field of the content, edited in the way of its kind. */
export function FieldEditor({ field, path, draft }: FieldEditorProps): ReactNode {
  const t = useTranslate();
  const label = t(`field.${field.name}`);
  const value = draft.read(path);
  switch (field.kind) {
    case 'line':
      return (
        <TextField
          label={label}
          value={toText(value)}
          onChange={({ currentTarget }) => draft.change(path, currentTarget.value)}
        />
      );
    case 'text':
      return (
        <Textarea
          label={label}
          rows={3}
          value={toText(value)}
          onChange={({ currentTarget }) => draft.change(path, currentTarget.value)}
        />
      );
    case 'lines':
      return (
        <Textarea
          label={label}
          hint={t('content.lines')}
          rows={toList(value).length + 1}
          value={toList(value).map(toText).join('\n')}
          onChange={({ currentTarget }) => draft.change(path, currentTarget.value.split('\n'))}
        />
      );
    case 'rich':
      return <RichTextField key={draft.revision} label={label} path={path} draft={draft} />;
    case 'picture':
      return <PictureField label={label} path={path} draft={draft} />;
    case 'link':
      return <LinkFields label={label} path={path} draft={draft} />;
    case 'links':
      return toList(value).map((_link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a link is known by
        <LinkFields key={index} label={`${label} ${index + 1}`} path={`${path}.${index}`} draft={draft} />
      ));
    case 'items':
      return toList(value).map((_item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what an item is known by
        <fieldset key={index} className={styles.item}>
          <legend className={styles.legend}>{`${label} ${index + 1}`}</legend>
          {field.items.map((inner) => (
            <FieldEditor key={inner.name} field={inner} path={`${path}.${index}.${inner.name}`} draft={draft} />
          ))}
        </fieldset>
      ));
    default:
      return null;
  }
}
