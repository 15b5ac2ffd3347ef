import { Button } from '@kmx/design-system/button/button.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { pageThemes } from '@kmx/design-system/tokens/tokens.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import * as styles from './theme-list.module.css';
import { TokenSection } from './token-section.tsx';

/** The page themes of the content system, each on its own ground. */
export function ThemeList() {
  const t = useTranslate();
  return (
    <TokenSection kind="themes">
      <ul className={styles.themes} role="list">
        {pageThemes.map((theme) => (
          <li key={theme} className={styles.theme} data-page-theme={theme}>
            <code>{theme}</code>
            <p className={styles.sample}>{t('typography.sample')}</p>
            <p>
              <Link href={`/style-guide/modules?ground=${theme}`}>{t('page.modules')}</Link>
            </p>
            <Button href={`/style-guide/buttons?ground=${theme}`} size="small">
              {t('page.buttons')}
            </Button>
          </li>
        ))}
      </ul>
    </TokenSection>
  );
}
