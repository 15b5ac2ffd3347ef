import type { ReactNode } from 'react';
import type { Translate } from './messages.tsx';

/** Props of MarkedText. */
export interface MarkedTextProps {
  readonly translate: Translate;
  readonly id: string;
  /** Placeholders for texts of the content system. */
  readonly texts: Readonly<Record<string, string>>;
  /** `lang` of these texts; undefined when they are in the language of the message. */
  readonly lang: string | undefined;
  /** The other placeholders. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/**
 * Renders a message that contains texts of the content system and marks those in another language with `lang`
 * (PUB-062). To name a control, place it visually hidden inside the control: an `aria-label` can have only one
 * language.
 */
export function MarkedText({ translate, id, texts, lang, values }: MarkedTextProps): ReactNode {
  if (lang === undefined) return translate(id, { ...values, ...texts });
  // No text contains a line break, so line breaks can delimit the placeholders.
  const marks = Object.fromEntries(Object.keys(texts).map((name) => [name, `\n${name}\n`]));
  const parts = translate(id, { ...values, ...marks }).split('\n');
  return parts.map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={part} lang={lang}>
        {texts[part]}
      </span>
    ),
  );
}
