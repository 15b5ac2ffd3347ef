import { Picture } from '@kmx/design-system/picture/picture.tsx';
import { resolvePageTheme } from '@kmx/design-system/tokens/tokens.ts';
import type { NavigationMarketing } from '@kmx/shared-contracts/navigation.ts';
import { ChromeLink } from '../links/chrome-link.tsx';
import * as styles from './marketing-panel.module.css';

interface MarketingPanelProps {
  readonly marketing: NavigationMarketing;
  /** Language of its words where it is not that of the page. */
  readonly lang?: string | undefined;
}

/** What a menu branch promotes, on its own background: logo or picture, text, link (SYS-045, CON-018, CON-021). */
export function MarketingPanel({ marketing, lang }: MarketingPanelProps) {
  const { title, description, imageUrl, logo, link, backgroundColor } = marketing;
  return (
    <div className={styles.marketing} data-page-theme={resolvePageTheme(backgroundColor)}>
      {imageUrl !== null && (
        <Picture
          className={styles.picture}
          path={imageUrl}
          width={1920}
          height={1080}
          alt=""
          preset="asideVideo"
          sizes="20rem"
        />
      )}
      <div className={styles.words}>
        {logo !== null && (
          <Picture
            className={styles.logo}
            path={logo.url}
            width={logo.width}
            height={logo.height}
            alt={logo.alternativeText}
            preset="marketingLogo"
          />
        )}
        {title !== '' && (
          <p className={styles.title} lang={lang}>
            {title}
          </p>
        )}
        {description !== '' && (
          <p className={styles.description} lang={lang}>
            {description}
          </p>
        )}
        {link !== null && <ChromeLink link={link} className={styles.more} lang={lang} />}
      </div>
    </div>
  );
}
