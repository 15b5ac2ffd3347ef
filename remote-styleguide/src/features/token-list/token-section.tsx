import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { AnchorLink } from '../anchor-link/anchor-link.tsx';
import * as styles from './token-section.module.css';

/** A section of the overview about one kind of tokens, with its anchor and notes. */
export function TokenSection({ kind, children }: { readonly kind: string; readonly children: ReactNode }) {
  const t = useTranslate();
  const id = `tokens-${kind}`;
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.title}>
        <Heading level={2} size="title" id={`${id}-title`}>
          {t(`tokens.${kind}`)}
        </Heading>
        <AnchorLink id={id} name={t(`tokens.${kind}`)} />
      </div>
      <p className={styles.note}>{t(`tokens.${kind}.note`)}</p>
      {children}
    </section>
  );
}
