import { Textarea } from '@kmx/design-system/textarea/textarea.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useState } from 'react';
import { type FieldProps, useForm } from '../draft/form-context.ts';
import { readRichText, writeRichText } from '../rich-text/rich-text-markup.ts';
import { parseRichText } from '../rich-text/rich-text-tree.ts';

/** Rich text as marked lines; pictures and what else cannot be written so stand as numbers in braces. */
export function RichTextField({ label, path }: FieldProps): ReactNode {
  const t = useTranslate();
  const { draft } = useForm();
  // Places in braces mean what was there when the field was opened, not what is typed since.
  const [original] = useState(() => parseRichText(draft.read(path)));
  const [markup, setMarkup] = useState(() => writeRichText(original));
  return (
    <Textarea
      label={label}
      hint={t(/\{\{\d+\}\}/.test(markup) ? 'content.rich.hintParts' : 'content.rich.hint')}
      rows={Math.min(24, markup.split('\n').length + 2)}
      value={markup}
      onChange={({ currentTarget: { value } }) => {
        setMarkup(value);
        draft.change(path, readRichText(value, original));
      }}
    />
  );
}
