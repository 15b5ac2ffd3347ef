import { createContext, type ReactNode, useContext } from 'react';
import type { ContentField, ContentModel } from '../../../data/content-model.ts';
import type { ContentDraft } from './use-content-draft.ts';

/** What every field of a form works with: the draft, and the model that says what there can be. */
export interface ContentForm {
  readonly draft: ContentDraft;
  readonly model: ContentModel;
  /** Draws the fields inside of a field. */
  readonly renderField: (field: ContentField, path: string) => ReactNode;
}

export const FormContext = createContext<ContentForm | null>(null);

/** The form around a field. */
export function useForm(): ContentForm {
  const form = useContext(FormContext);
  if (form === null) throw new Error('A field of the content stands outside of a form');
  return form;
}

/** What a field of the form is given. */
export interface FieldProps {
  readonly label: string;
  /** Of the field itself: `blocks.0.title`. */
  readonly path: string;
}
