import type { ReactNode } from 'react';
import type { Translate } from './messages.tsx';

/** Props of MarkedText. */
export interface MarkedTextProps {
  readonly translate: Translate;
  readonly id: string;
  /** Placeholders that stand for texts of the content system. */
  readonly texts: Readonly<Record<string, string>>;
  /** Value of lang for these texts; undefined where they are in the language of the message. */
  readonly lang: string | undefined;
  /** The other placeholders. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/**
 * A message around texts of the content system: what is in another language says so, the words around it do not (PUB-062).
 * For the name of a control it stands inside it, visually hidden: `aria-label` has one language only.
 */
export function MarkedText({ translate, id, texts, lang, values }: MarkedTextProps): ReactNode {
  if (lang === undefined) return translate(id, { ...values, ...texts });
  // No text has a line break, so these mark the places: what stands between two of them is a name.
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
