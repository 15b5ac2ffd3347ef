import { Heading } from '@kmx/design-system/heading/heading.tsx';
import {
  colorRoles,
  layerTokens,
  motionTokens,
  shapeTokens,
  spaceSteps,
  textTokens,
  typeSteps,
  wireTokens,
} from '@kmx/design-system/tokens/tokens.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { GuidePage } from '../../features/guide-page/guide-page.tsx';
import { ThemeList } from '../../features/token-list/theme-list.tsx';
import { TokenList } from '../../features/token-list/token-list.tsx';
import * as styles from './overview-page.module.css';

const principles = ['precise', 'calm', 'fast', 'open'] as const;

/** The principles of the system, and every token, live (STY-001). */
export function OverviewPage() {
  const t = useTranslate();
  return (
    <GuidePage textId="overview">
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
      <TokenList kind="colors" tokens={colorRoles} />
      <ThemeList />
      <section className={styles.section} aria-labelledby="forced-colors">
        <Heading level={2} size="title" id="forced-colors">
          {t('group.forced')}
        </Heading>
        <p className={styles.note}>{t('overview.forced')}</p>
      </section>
      <TokenList kind="wires" tokens={wireTokens} />
      <TokenList kind="type" tokens={typeSteps} />
      <TokenList kind="text" tokens={textTokens} />
      <TokenList kind="space" tokens={spaceSteps} />
      <TokenList kind="shape" tokens={shapeTokens} />
      <TokenList kind="motion" tokens={motionTokens} />
      <TokenList kind="layers" tokens={layerTokens} />
    </GuidePage>
  );
}
