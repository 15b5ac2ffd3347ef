import { ContentButton } from '@kmx/design-system/content-link/content-button.tsx';
import { Logo } from '@kmx/design-system/logo/logo.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { SiteNavigation } from '@kmx/shared-contracts/navigation.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import { resolveChromeTheme } from '../chrome-theme.ts';
import { ChromeLink } from '../links/chrome-link.tsx';
import { resolveHomeHref } from '../links/home-href.ts';
import * as styles from './footer.module.css';

export interface FooterProps {
  readonly site: Site;
  readonly navigation: SiteNavigation;
  readonly urlPrefix: string;
  readonly locale: Locale;
}

/** The end of every page; rendered by the server only and never hydrated (PUB-028, SYS-046). */
export function Footer({ site, navigation, urlPrefix, locale }: FooterProps) {
  const translate = useTranslate();
  const { contactLink, sections, theme, language } = navigation.footer;
  return (
    <footer className={styles.footer} data-page-theme={resolveChromeTheme(theme)} lang={locale.code}>
      <div className={styles.inner}>
        <div className={styles.lead}>
          <a
            className={styles.home}
            href={resolveHomeHref(urlPrefix)}
            aria-label={translate('header.home', { name: site.name })}
          >
            <Logo name={site.name} size={32} />
          </a>
          {contactLink !== null && (
            <ContentButton
              link={{ ...contactLink, opensWindow: contactLink.openInNewTab }}
              variant="secondary"
              lang={language}
            />
          )}
        </div>
        {sections.length > 0 && (
          <nav className={styles.sections} aria-label={translate('footer.label')}>
            {sections.map((section) => (
              <div key={section.title} className={styles.section} lang={language}>
                <h2 className={styles.title}>{section.title}</h2>
                <ul role="list" className={styles.entries}>
                  {section.links.map((link) => (
                    <li key={`${link.href} ${link.text}`}>
                      <ChromeLink link={link} className={styles.link} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        <p className={styles.rights}>{translate('footer.rights', { name: site.name })}</p>
      </div>
    </footer>
  );
}
