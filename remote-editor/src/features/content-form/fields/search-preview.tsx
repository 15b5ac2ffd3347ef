import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import * as styles from '../content-form.module.css';
import { useForm } from '../draft/form-context.ts';

interface SearchPreviewProps {
  /** Names of the fields that search engines display. */
  readonly title: string;
  readonly text: string;
  readonly address: string | null;
}

const maxCharacters = { title: 60, text: 160 } as const;

/** How a search engine is likely to display the page, with the lengths it has room for. */
export function SearchPreview({ title, text, address }: SearchPreviewProps): ReactNode {
  const t = useTranslate();
  const { draft } = useForm();
  const read = (name: string) => {
    const value = draft.read(name);
    return typeof value === 'string' ? value : '';
  };
  const parts = { title: read(title), text: read(text) };
  return (
    <div className={styles.list}>
      <p className={styles.label}>{t('seo.title')}</p>
      <div className={styles.result}>
        {address !== null && <span className={styles.kind}>{address}</span>}
        <strong>{parts.title === '' ? '–' : parts.title}</strong>
        <span>{parts.text === '' ? t('seo.empty') : parts.text}</span>
      </div>
      <p className={styles.kind}>
        {t('seo.lengths', {
          ...{ title: [...parts.title].length, titleMost: maxCharacters.title },
          ...{ text: [...parts.text].length, textMost: maxCharacters.text },
        })}
      </p>
    </div>
  );
}
