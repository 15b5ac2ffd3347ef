import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { arrowRightIcon } from '@kmx/design-system/icon/icons.ts';
import type { NavigationItem } from '@kmx/shared-contracts/navigation.ts';
import type { KeyboardEvent } from 'react';
import { selectVisibleItems } from '../../site/navigation-tree.ts';
import { FollowedElement } from '../links/followed-element.tsx';
import { resolveCurrent } from './current-item.ts';
import { MarketingPanel } from './marketing-panel.tsx';
import * as styles from './mega-panel.module.css';
import { moveFocus } from './move-focus.ts';
import { OverviewText } from './overview-text.tsx';

interface MegaPanelProps {
  readonly id: string;
  readonly item: NavigationItem;
  readonly items: readonly NavigationItem[];
  readonly isOpen: boolean;
  readonly currentPath: string;
  readonly onFollow: () => void;
}

/** The opened branch: its overview, two levels of pages and the marketing panel (SYS-045, PUB-064). */
export function MegaPanel({ id, item, items, isOpen, currentPath, onFollow }: MegaPanelProps) {
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    moveFocus(event, document.getElementById(id), 'a, button', event.key === 'ArrowDown' ? 1 : -1);
  };
  const followLink = (event: { readonly target: EventTarget }) => {
    if (event.target instanceof Element && event.target.closest('a, button')) onFollow();
  };
  return (
    <div id={id} className={styles.panel} hidden={!isOpen} onKeyDown={handleKey} onClick={followLink}>
      <div className={styles.inner}>
        <div className={styles.pages}>
          {item.url !== '' && (
            <FollowedElement className={styles.overview} href={item.url} kind={item.kind}>
              <OverviewText item={item} />
              <Icon drawing={arrowRightIcon} />
            </FollowedElement>
          )}
          <ul className={styles.columns}>
            {items.map((child) => (
              <li key={child.id} className={styles.group}>
                <PageLink item={child} className={styles.head} currentPath={currentPath} />
                {selectVisibleItems(child.items).length > 0 && (
                  <ul role="list" className={styles.entries}>
                    {selectVisibleItems(child.items).map((page) => (
                      <li key={page.id}>
                        <PageLink item={page} className={styles.page} currentPath={currentPath} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
            {item.sections.map((section) => (
              <li key={section.title} className={styles.group}>
                <p className={styles.head} lang={item.language}>
                  {section.title}
                </p>
                <ul role="list" className={styles.entries}>
                  {selectVisibleItems(section.items).map((page) => (
                    <li key={page.id}>
                      <PageLink item={page} className={styles.page} currentPath={currentPath} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
        {item.marketing !== null && <MarketingPanel marketing={item.marketing} lang={item.language} />}
      </div>
    </div>
  );
}

interface PageLinkProps {
  readonly item: NavigationItem;
  readonly className: string | undefined;
  readonly currentPath: string;
}

function PageLink({ item, className, currentPath }: PageLinkProps) {
  if (item.url === '')
    return (
      <span className={className} lang={item.language}>
        {item.title}
      </span>
    );
  const isCurrent = resolveCurrent(item, currentPath) === 'page';
  return (
    <FollowedElement
      className={className}
      href={item.url}
      kind={item.kind}
      lang={item.language}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {item.title}
    </FollowedElement>
  );
}
