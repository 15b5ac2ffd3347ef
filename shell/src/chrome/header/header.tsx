import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { warningIcon } from '@kmx/design-system/icon/icons.ts';
import { Logo } from '@kmx/design-system/logo/logo.tsx';
import { SkipLink } from '@kmx/design-system/skip-link/skip-link.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { hardLink } from '@kmx/shared-contracts/attributes.ts';
import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { SiteNavigation } from '@kmx/shared-contracts/navigation.ts';
import type { PageMeta } from '@kmx/shared-contracts/page.ts';
import type { Session } from '@kmx/shared-contracts/session.ts';
import type { MeasurementSystem, Site } from '@kmx/shared-contracts/site.ts';
import { selectVisibleItems } from '../../site/navigation-tree.ts';
import type { PanelName } from '../../state/open-panel/open-panel.model.ts';
import type { ChromeView } from '../../state/page-view/chrome-view.ts';
import { LanguageBanner } from '../banners/language-banner.tsx';
import { LanguageOffer, type LoadMessages } from '../banners/language-offer.tsx';
import * as strip from '../banners/strip.module.css';
import { resolveChromeTheme } from '../chrome-theme.ts';
import { resolveHomeHref } from '../links/home-href.ts';
import { MainNavigation } from '../navigation/main-navigation.tsx';
import { MenuWays } from '../navigation/menu-ways.tsx';
import { PhoneMenu } from '../navigation/phone-menu.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { CompareLink } from './compare-link.tsx';
import * as styles from './header.module.css';
import { LocaleMenu } from './locale-menu.tsx';
import { SideButtons } from './side-buttons.tsx';
import { Trail } from './trail.tsx';
import { UserMenu } from './user-menu.tsx';

export interface HeaderProps {
  readonly site: Site;
  readonly locale: Locale;
  readonly urlPrefix: string;
  readonly navigation: SiteNavigation;
  readonly chrome: ChromeView;
  readonly meta: PageMeta | null;
  readonly session: Session;
  readonly basketCount: number;
  readonly measurementSystem: MeasurementSystem;
  /** False on the server, which does not know which news the visitor has seen (D-35). */
  readonly isNewsUnread: boolean;
  readonly isTesting: boolean;
  /** Whether the page is shown in its draft version (EDT-013). */
  readonly isDraft: boolean;
  /** Unlocalized path of the page, `/products/crimping`. */
  readonly currentPath: string;
  /** Absent on the server. */
  readonly loadMessages?: LoadMessages;
  /** Follows an address in the page; absent on the server. */
  readonly onNavigate?: (href: string) => void;
  readonly onSignIn: () => void;
  readonly onSignOut: () => void;
  readonly onChooseSystem: (system: MeasurementSystem) => void;
  readonly onOpenPanel: (panel: PanelName) => void;
}

/** Everything above the page: header, banners, breadcrumbs. Its first render is the same on server and browser (PUB-027). */
export function Header(props: HeaderProps) {
  const { site, urlPrefix, navigation, chrome, meta, currentPath } = props;
  const translate = useTranslate();
  const { hidden, theme, topItems } = navigation.header;
  const items = hidden ? [] : selectVisibleItems(topItems);
  // The wordmark next to it already names the company.
  const siteName =
    site.slug !== null && site.name.startsWith(`${chrome.mainSiteName} `)
      ? site.name.slice(chrome.mainSiteName.length + 1)
      : site.name;
  // D-37: only the main site has a comparison.
  const compare = site.slug === null ? { href: `${urlPrefix}/products/compare`, count: props.basketCount } : null;
  const contactHref = `${chrome.mainSitePrefix}/contact`;
  // The banner of a fallback names every language already.
  const isInOtherLanguage = meta !== null && (meta.isLanguageFallback || meta.isLanguageUnavailable);
  return (
    <>
      <SkipLink targetId="main" text={translate('header.skip')} />
      <header className={styles.header} data-page-theme={resolveChromeTheme(theme)}>
        <div className={styles.bar}>
          {site.slug !== null && (
            <a
              className={styles.main}
              href={resolveHomeHref(chrome.mainSitePrefix)}
              aria-label={translate('header.home', { name: chrome.mainSiteName })}
            >
              <Logo name={chrome.mainSiteName} size={20} />
            </a>
          )}
          <a
            className={styles.home}
            href={resolveHomeHref(urlPrefix)}
            aria-label={translate('header.home', { name: site.name })}
          >
            <Logo name={siteName} />
          </a>
          {items.length > 0 && <MainNavigation items={items} currentPath={currentPath} />}
          <div className={styles.tools}>
            <SearchBox
              urlPrefix={urlPrefix}
              localeCode={props.locale.code}
              siteSlug={site.slug}
              onNavigate={props.onNavigate}
            />
            <LocaleMenu
              chrome={chrome}
              locale={props.locale}
              measurementSystem={props.measurementSystem}
              onChooseSystem={props.onChooseSystem}
            />
            {compare !== null && <CompareLink {...compare} onOpen={props.onOpenPanel} />}
            <UserMenu
              session={props.session}
              href={`${chrome.mainSitePrefix}/mykomax`}
              onSignIn={props.onSignIn}
              onSignOut={props.onSignOut}
            />
            {(items.length > 0 || !site.hideSideButtons) && (
              <PhoneMenu items={items} currentPath={currentPath}>
                {!site.hideSideButtons && (
                  <MenuWays
                    contactHref={items.some(({ url }) => url === contactHref) ? null : contactHref}
                    isNewsUnread={props.isNewsUnread}
                    onOpen={props.onOpenPanel}
                  />
                )}
              </PhoneMenu>
            )}
          </div>
        </div>
      </header>
      {props.isDraft && (
        <section className={strip.strip} data-kind="warning" aria-label={translate('draft.label')}>
          <p className={strip.inner}>
            <Icon drawing={warningIcon} />
            <span className={strip.text}>{translate('draft.text')}</span>
            <a href="?draft=off" {...hardLink}>
              {translate('draft.leave')}
            </a>
          </p>
        </section>
      )}
      {props.isTesting && (
        <section className={strip.strip} data-kind="warning" aria-label={translate('testing.label')}>
          <p className={strip.inner}>
            <Icon drawing={warningIcon} />
            <span className={strip.text}>{translate('testing.text')}</span>
            <a href="?testing=false" {...hardLink}>
              {translate('testing.leave')}
            </a>
          </p>
        </section>
      )}
      <LanguageBanner meta={meta} chrome={chrome} />
      {chrome.isFound && !isInOtherLanguage && (
        <LanguageOffer languages={chrome.languages} loadMessages={props.loadMessages} />
      )}
      <Trail breadcrumbs={chrome.breadcrumbs} homeHref={resolveHomeHref(urlPrefix)} />
      {!site.hideSideButtons && (
        <SideButtons
          contactHref={contactHref}
          compare={compare}
          isNewsUnread={props.isNewsUnread}
          onOpen={props.onOpenPanel}
        />
      )}
    </>
  );
}
