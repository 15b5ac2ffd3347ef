import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import type { ContentField } from '../../../data/content-model.ts';
import { describeField } from '../../page-facts/describe-field.ts';
import { useForm } from '../draft/form-context.ts';
import { ItemFields } from '../items/item-fields.tsx';
import { ItemList } from '../items/item-list.tsx';
import { EntryField } from '../links/entry-field.tsx';
import { LinkFields } from '../links/link-fields.tsx';
import { PictureField } from '../pictures/picture-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { ScalarField } from './scalar-field.tsx';

interface FieldEditorProps {
  readonly field: ContentField;
  /** Path of the field itself. */
  readonly path: string;
}

/** One field of the content, with the control for its type; renders nothing for fields that editors do not edit. */
export function FieldEditor({ field, path }: FieldEditorProps): ReactNode {
  const t = useTranslate();
  const { draft, model } = useForm();
  const label = describeField(field.name, t);
  switch (field.kind) {
    case 'scalar':
      return <ScalarField field={field} label={label} path={path} />;
    case 'enum':
      return <ChoiceField field={field} label={label} path={path} />;
    case 'rich':
      return <RichTextField key={draft.round} label={label} path={path} />;
    case 'relation':
      if (field.type === 'Asset' && !field.isList) return <PictureField label={label} path={path} />;
      return model.models[field.type] === undefined ? null : <EntryField field={field} label={label} path={path} />;
    case 'union':
      return field.isList ? <ItemList field={field} label={label} path={path} /> : null;
    case 'component':
      if (field.isList) return <ItemList field={field} label={label} path={path} />;
      if (field.type === 'Link') return <LinkFields label={label} path={path} />;
      return <ItemFields typeName={field.type} label={label} path={path} />;
    default:
      return null;
  }
}
