import { createContext, type ReactNode, useContext } from 'react';
import type { ContentField, ContentModel } from '../../../data/content-model.ts';
import type { ContentDraft } from './use-content-draft.ts';

/** Shared by all fields of a form: the draft, and the model of its content. */
export interface ContentForm {
  readonly draft: ContentDraft;
  readonly model: ContentModel;
  /** Renders the fields inside a field. */
  readonly renderField: (field: ContentField, path: string) => ReactNode;
}

export const FormContext = createContext<ContentForm | null>(null);

/** The form around a field. */
export function useForm(): ContentForm {
  const form = useContext(FormContext);
  if (form === null) throw new Error('A field of the content stands outside of a form');
  return form;
}

/** Props of every field of the form. */
export interface FieldProps {
  readonly label: string;
  /** Path of the field itself: `blocks.0.title`. */
  readonly path: string;
}
