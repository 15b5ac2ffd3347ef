import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { languageIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { PageMeta } from '@kmx/shared-contracts/page.ts';
import type { ChromeView } from '../../state/page-view/chrome-view.ts';
import * as styles from './strip.module.css';

interface LanguageBannerProps {
  readonly meta: PageMeta | null;
  readonly chrome: Pick<ChromeView, 'languages' | 'shownLanguage'>;
}

/** Tells visitors that a page is not in their chosen language and links the languages in which it exists (PUB-026, PUB-062, D-46). */
export function LanguageBanner({ meta, chrome }: LanguageBannerProps) {
  const translate = useTranslate();
  if (meta === null || !(meta.isLanguageFallback || meta.isLanguageUnavailable)) return null;
  const shown = chrome.shownLanguage;
  const available = chrome.languages.filter(({ isAvailable, isCurrent }) => isAvailable && !isCurrent);
  return (
    <section className={styles.strip} aria-label={translate('banner.label')}>
      <div className={styles.inner}>
        <Icon drawing={languageIcon} />
        <p className={styles.text}>
          {shown ? (
            <>
              {translate('banner.fallback')} <strong lang={shown.language}>{shown.name}</strong>
            </>
          ) : (
            translate('banner.unavailable')
          )}
        </p>
        {available.length > 0 && (
          <div className={styles.choices}>
            <span>{translate('banner.available')}</span>
            {available.map((choice) => (
              <a
                key={choice.language}
                href={choice.href}
                hrefLang={choice.language}
                lang={choice.language}
                data-locale-choice=""
              >
                {choice.name}
              </a>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
