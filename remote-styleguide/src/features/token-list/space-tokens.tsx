import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { spaceSteps } from '@kmx/design-system/tokens/tokens.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import * as styles from './token-list.module.css';

/** The space tokens with a live sample each; values come from the design system alone. */
export function SpaceTokens() {
  const t = useTranslate();
  return (
    <section className={styles.section} aria-labelledby="tokens-space">
      <Heading level={2} size="title" id="tokens-space">
        {t('tokens.space')}
      </Heading>
      <p className={styles.note}>{t('tokens.space.note')}</p>
      <ul className={styles.space}>
        {spaceSteps.map((token) => (
          <li key={token}>
            <span className={styles.sample} data-token={token} aria-hidden="true" />
            <code>{token}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
