import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { clockIcon, gridIcon, type IconDrawing } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { FrameProps } from '@kmx/remote-kit/remote/define-remote.ts';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { OperationsPageDefinition } from '../../data/operations-page-definition.ts';
import * as styles from './operations-frame.module.css';
import { ShownPageContext } from './shown-page.ts';

const entries: readonly { readonly name: string; readonly textId: string; readonly icon: IconDrawing }[] = [
  { name: 'overview', textId: 'nav.overview', icon: gridIcon },
  { name: 'history', textId: 'nav.history', icon: clockIcon },
];

/** The frame of the operators' pages: two links above the page. */
export function OperationsFrame({ page, pages, children }: FrameProps<OperationsPageDefinition>): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { path } = usePageRequest();
  return (
    <div className={styles.frame}>
      <nav aria-label={t('nav.label')}>
        <ul className={styles.list}>
          {entries.map(({ name, textId, icon }) => {
            const pattern = pages.find((candidate) => candidate.name === name)?.pattern ?? '';
            const isInside = name === 'overview' && page.name === 'unit';
            return (
              <li key={name}>
                <a
                  href={href(pattern)}
                  className={styles.entry}
                  aria-current={path === pattern ? 'page' : isInside ? 'true' : undefined}
                >
                  <Icon drawing={icon} />
                  <span>{t(textId)}</span>
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <ShownPageContext value={page}>{children}</ShownPageContext>
    </div>
  );
}
