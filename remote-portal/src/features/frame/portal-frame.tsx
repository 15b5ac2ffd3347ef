import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { gridIcon, type IconDrawing, signOutIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref, usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import * as styles from './portal-frame.module.css';

const entries: readonly { readonly path: string; readonly key: string; readonly icon: IconDrawing }[] = [
  { path: '/mykomax', key: 'portal.dashboard', icon: gridIcon },
  { path: '/mykomax/logout', key: 'portal.signOut', icon: signOutIcon },
];

/** The quiet frame of the portal: a rail with the pages that exist, and the page. */
export function PortalFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { path } = usePageRequest();
  return (
    <div className={styles.frame}>
      <nav className={styles.rail} aria-label={t('portal.navigation')}>
        <p className={styles.name}>{t('portal.title')}</p>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.path}>
              <a
                href={href(entry.path)}
                className={styles.entry}
                {...(entry.path === path ? { 'aria-current': 'page' } : {})}
              >
                <Icon drawing={entry.icon} />
                <span>{t(entry.key)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
