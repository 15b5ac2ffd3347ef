import { arrowLeftIcon } from '@kmx/design-system/icon/icons.ts';
import { Link } from '@kmx/design-system/link/link.tsx';
import { Logo } from '@kmx/design-system/logo/logo.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { themeAttribute } from '@kmx/shared-contracts/attributes.ts';
import { useLocation } from '@kmx/shared-contracts/router.ts';
import { type ReactNode, useState } from 'react';
import { guidePages } from '../../data/guide-pages.ts';
import { parseDisplaySettings } from '../display-settings/display-settings.ts';
import { DisplaySettingsProvider } from '../display-settings/display-settings-context.tsx';
import { DisplayToolbar } from '../display-settings/display-toolbar.tsx';
import { GuideSearch } from '../guide-search/guide-search.tsx';
import * as styles from './guide-layout.module.css';

/** Side navigation, search and content: the guide stands without the website's header and footer (STY-001). */
export function GuideLayout({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const { query } = usePageRequest();
  const [settings, setSettings] = useState(() => parseDisplaySettings(query));
  const hasExamples = guidePages.some(({ path, groups }) => path === pathname && groups.length > 0);
  return (
    <div className={styles.layout} {...(settings.scheme !== 'system' && { [themeAttribute]: settings.scheme })}>
      <div className={styles.side}>
        <a href="/style-guide" className={styles.brand}>
          <Logo name="KMX" size={24} />
          <span>{t('guide.title')}</span>
        </a>
        <GuideSearch />
        <nav aria-label={t('guide.navigation')}>
          <ul className={styles.pages}>
            {guidePages.map((page) => (
              <li key={page.name}>
                <a href={page.path} aria-current={page.path === pathname ? 'page' : undefined}>
                  {t(`page.${page.name}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.back}>
          <Link href="/" variant="quiet" icon={arrowLeftIcon}>
            {t('guide.home')}
          </Link>
        </p>
      </div>
      <div className={styles.content}>
        <DisplayToolbar settings={settings} hasExamples={hasExamples} onChange={setSettings} />
        <DisplaySettingsProvider settings={settings}>{children}</DisplaySettingsProvider>
      </div>
    </div>
  );
}
