import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { arrowRightIcon } from '@kmx/design-system/icon/icons.ts';
import { Picture } from '@kmx/design-system/picture/picture.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { NavigationItem, NavigationMarketing } from '@kmx/shared-contracts/navigation.ts';
import type { KeyboardEvent } from 'react';
import { selectVisibleItems } from '../site/navigation-tree.ts';
import { ChromeLink } from './chrome-link.tsx';
import { resolveCurrent } from './current-item.ts';
import * as styles from './mega-panel.module.css';
import { moveFocus } from './move-focus.ts';

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
  const translate = useTranslate();
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    moveFocus(event, document.getElementById(id), 'a', event.key === 'ArrowDown' ? 1 : -1);
  };
  const followLink = (event: { readonly target: EventTarget }) => {
    if (event.target instanceof Element && event.target.closest('a')) onFollow();
  };
  return (
    <div id={id} className={styles.panel} hidden={!isOpen} onKeyDown={handleKey} onClick={followLink}>
      <div className={styles.inner}>
        <div className={styles.pages}>
          {item.url !== '' && (
            <a className={styles.overview} href={item.url}>
              <span>{translate('nav.overview', { title: item.title })}</span>
              <Icon drawing={arrowRightIcon} />
            </a>
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
          </ul>
        </div>
        {item.marketing !== null && <Marketing marketing={item.marketing} />}
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
  if (item.url === '') return <span className={className}>{item.title}</span>;
  const isCurrent = resolveCurrent(item, currentPath) === 'page';
  return (
    <a className={className} href={item.url} aria-current={isCurrent ? 'page' : undefined}>
      {item.title}
    </a>
  );
}

function Marketing({ marketing }: { readonly marketing: NavigationMarketing }) {
  const { title, description, imageUrl, link } = marketing;
  return (
    <div className={styles.marketing}>
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
        {title !== '' && <p className={styles.title}>{title}</p>}
        {description !== '' && <p className={styles.description}>{description}</p>}
        {link !== null && <ChromeLink link={link} className={styles.more} />}
      </div>
    </div>
  );
}
