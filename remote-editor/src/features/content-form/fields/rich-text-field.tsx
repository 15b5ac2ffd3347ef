import { Textarea } from '@kmx/design-system/textarea/textarea.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useState } from 'react';
import { type FieldProps, useForm } from '../draft/form-context.ts';
import { readRichText, writeRichText } from '../rich-text/rich-text-markup.ts';
import { parseRichText } from '../rich-text/rich-text-tree.ts';

/** Rich text as lines of markup; pictures and other parts without markup appear as numbers in braces. */
export function RichTextField({ label, path }: FieldProps): ReactNode {
  const t = useTranslate();
  const { draft } = useForm();
  // Numbers in braces refer to the content at the time the field was opened, not to later edits.
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
