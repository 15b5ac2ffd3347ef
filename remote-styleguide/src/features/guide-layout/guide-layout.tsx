import { arrowLeftIcon } from '@kmx/design-system/icon/icons.ts';
import { Link } from '@kmx/design-system/link/link.tsx';
import { Logo } from '@kmx/design-system/logo/logo.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { FrameProps } from '@kmx/remote-kit/remote/define-remote.ts';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { themeAttribute } from '@kmx/shared-contracts/attributes.ts';
import { useState } from 'react';
import type { GuidePageDefinition } from '../../data/guide-page-definition.ts';
import { parseDisplaySettings } from '../display-settings/display-settings.ts';
import { DisplaySettingsProvider } from '../display-settings/display-settings-context.tsx';
import { DisplayToolbar } from '../display-settings/display-toolbar.tsx';
import { GuideSearch } from '../guide-search/guide-search.tsx';
import * as styles from './guide-layout.module.css';

/** Side navigation, search and content: the guide has neither the website's header nor its footer (STY-001). */
export function GuideLayout({ page, pages, children }: FrameProps<GuidePageDefinition>) {
  const t = useTranslate();
  const { query } = usePageRequest();
  const [settings, setSettings] = useState(() => parseDisplaySettings(query));
  return (
    <div className={styles.layout} {...(settings.scheme !== 'system' && { [themeAttribute]: settings.scheme })}>
      <div className={styles.side}>
        <a href="/style-guide" className={styles.brand}>
          <Logo name="KMX" size={24} />
          <span>{t('guide.title')}</span>
        </a>
        <GuideSearch pages={pages} />
        <nav aria-label={t('guide.navigation')}>
          <ul className={styles.pages}>
            {pages
              .filter(({ leadId }) => leadId !== undefined)
              .map(({ name, pattern, titleId }) => (
                <li key={name}>
                  <a href={pattern} aria-current={name === page.name ? 'page' : undefined}>
                    {t(titleId)}
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
        <DisplayToolbar settings={settings} hasExamples={page.hasExamples === true} onChange={setSettings} />
        <DisplaySettingsProvider settings={settings}>{children}</DisplaySettingsProvider>
      </div>
    </div>
  );
}
