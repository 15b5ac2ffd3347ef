import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { typeSteps } from '@kmx/design-system/tokens/tokens.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import * as styles from './token-list.module.css';

/** The seven steps of the type scale, largest first, each set in its own size. */
export function TypeScale() {
  const t = useTranslate();
  return (
    <section className={styles.section} aria-labelledby="tokens-type">
      <Heading level={2} size="title" id="tokens-type">
        {t('tokens.type')}
      </Heading>
      <p className={styles.note}>{t('tokens.type.note')}</p>
      <ul className={styles.type}>
        {typeSteps.toReversed().map((token) => (
          <li key={token}>
            <code>{token}</code>
            <span data-token={token}>{t('typography.sample')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
