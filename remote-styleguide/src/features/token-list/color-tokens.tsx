import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { colorRoles } from '@kmx/design-system/tokens/tokens.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import * as styles from './token-list.module.css';

/** The color tokens with a live sample each; values come from the design system alone. */
export function ColorTokens() {
  const t = useTranslate();
  return (
    <section className={styles.section} aria-labelledby="tokens-colors">
      <Heading level={2} size="title" id="tokens-colors">
        {t('tokens.colors')}
      </Heading>
      <p className={styles.note}>{t('tokens.colors.note')}</p>
      <ul className={styles.colors}>
        {colorRoles.map((token) => (
          <li key={token}>
            <span className={styles.sample} data-token={token} aria-hidden="true" />
            <code>{token}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
