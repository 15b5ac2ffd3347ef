import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { useContentLang } from '../language/use-content-lang.ts';
import * as styles from './detail-page.module.css';
import { DetailSection } from './detail-section.tsx';

/** The description of a machine or service, in paragraphs. */
export function DescriptionSection({ paragraphs }: { readonly paragraphs: readonly string[] }): ReactNode {
  const t = useTranslate();
  const lang = useContentLang();
  return (
    <DetailSection title={t('product.description')}>
      <div className={styles.text} lang={lang}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </DetailSection>
  );
}
