import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { ColorTokens } from '../../features/token-list/color-tokens.tsx';
import { SpaceTokens } from '../../features/token-list/space-tokens.tsx';
import { TypeScale } from '../../features/token-list/type-scale.tsx';
import * as styles from './overview-page.module.css';

const principles = ['precise', 'calm', 'fast', 'open'] as const;

/** What the system stands for, and its tokens: colours, type and space (STY-001). */
export function OverviewPage() {
  const t = useTranslate();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{t('guide.title')}</Heading>
        <p className={styles.lead}>{t('lead.overview')}</p>
      </header>
      <section className={styles.section} aria-labelledby="principles">
        <Heading level={2} size="title" id="principles">
          {t('overview.principles')}
        </Heading>
        <ol className={styles.principles}>
          {principles.map((principle) => (
            <li key={principle}>
              <Heading level={3} size="lead">
                {t(`principle.${principle}.title`)}
              </Heading>
              <p>{t(`principle.${principle}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <ColorTokens />
      <TypeScale />
      <SpaceTokens />
    </div>
  );
}
