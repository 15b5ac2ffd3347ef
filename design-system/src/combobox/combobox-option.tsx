import type { ReactNode } from 'react';
import * as styles from './combobox-option.module.css';

/** One option of a list: a link with href, otherwise a value. */
export interface ComboboxOption {
  /** Unique in the list. */
  readonly key: string;
  readonly text: ReactNode;
  /** Small text after the name: the kind of option, in the language of the page. */
  readonly kind?: string | undefined;
  /** Below the text. */
  readonly detail?: ReactNode;
  /** Language of text and detail where it differs from the page's. */
  readonly lang?: string | undefined;
  readonly href?: string | undefined;
}

interface OptionRowProps {
  readonly option: ComboboxOption;
  readonly id: string;
  readonly isActive: boolean;
  readonly onChoose: (option: ComboboxOption) => void;
}

/** One row of a ComboboxList; operated from the field, which keeps the focus. */
export function OptionRow({ option, id, isActive, onChoose }: OptionRowProps) {
  const { text, kind, detail, lang, href } = option;
  const shared = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    className: styles.option,
    onClick: () => onChoose(option),
  } as const;
  const content = (
    <>
      <span className={styles.text}>
        <span lang={lang}>{text}</span>
        {kind !== undefined && (
          <>
            {' '}
            <span className={styles.kind}>{kind}</span>
          </>
        )}
      </span>
      {detail !== undefined && (
        <span className={styles.detail} lang={lang}>
          {detail}
        </span>
      )}
    </>
  );
  if (href === undefined) return <div {...shared}>{content}</div>;
  return (
    <a {...shared} href={href}>
      {content}
    </a>
  );
}
