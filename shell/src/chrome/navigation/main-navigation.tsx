import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { chevronDownIcon } from '@kmx/design-system/icon/icons.ts';
import { VisuallyHidden } from '@kmx/design-system/visually-hidden/visually-hidden.tsx';
import { MarkedText } from '@kmx/remote-kit/messages/marked-text.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { NavigationItem } from '@kmx/shared-contracts/navigation.ts';
import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { selectVisibleItems } from '../../site/navigation-tree.ts';
import { useDismissal } from '../controls/use-dismissal.ts';
import { FollowedElement } from '../links/followed-element.tsx';
import { resolveCurrent } from './current-item.ts';
import * as styles from './main-navigation.module.css';
import { MegaPanel } from './mega-panel.tsx';
import { moveFocus } from './move-focus.ts';

interface MainNavigationProps {
  readonly items: readonly NavigationItem[];
  readonly currentPath: string;
}

/** The menu of wide windows: links to the overviews, and next to them buttons that open the branch (SYS-044, SYS-045). */
export function MainNavigation({ items, currentPath }: MainNavigationProps) {
  const translate = useTranslate();
  const panelId = useId();
  const box = useRef<HTMLElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const dismiss = useCallback((reason: 'escape' | 'outside') => {
    if (reason === 'escape') box.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpenId(null);
  }, []);
  useDismissal(box, openId !== null, dismiss);

  const handleRowKey = (event: KeyboardEvent, item: NavigationItem, hasPanel: boolean) => {
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      moveFocus(event, box.current, '[data-top]', event.key === 'ArrowRight' ? 1 : -1);
    } else if (event.key === 'ArrowDown' && hasPanel) {
      event.preventDefault();
      setOpenId(item.id);
      // The panel can take the focus only once it is shown.
      requestAnimationFrame(() =>
        document.getElementById(`${panelId}-${item.id}`)?.querySelector<HTMLElement>('a, button')?.focus(),
      );
    }
  };
  return (
    <nav
      ref={box}
      className={styles.navigation}
      aria-label={translate('nav.main')}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) setOpenId(null);
      }}
    >
      <ul className={styles.list}>
        {items.map((item) => {
          const children = selectVisibleItems(item.items);
          const hasPanel = children.length > 0 || item.sections.length > 0;
          const isOpen = openId === item.id;
          const id = `${panelId}-${item.id}`;
          const onKeyDown = (event: KeyboardEvent) => handleRowKey(event, item, hasPanel);
          return (
            <li
              key={item.id}
              className={styles.item}
              data-open={isOpen}
              data-current={resolveCurrent(item, currentPath)}
            >
              {item.url !== '' && (
                <FollowedElement
                  className={styles.link}
                  data-top=""
                  href={item.url}
                  kind={item.kind}
                  lang={item.language}
                  aria-current={resolveCurrent(item, currentPath)}
                  onKeyDown={onKeyDown}
                  onClick={() => setOpenId(null)}
                >
                  {item.title}
                </FollowedElement>
              )}
              {hasPanel && (
                <button
                  type="button"
                  className={styles.toggle}
                  data-top=""
                  aria-expanded={isOpen}
                  aria-controls={id}
                  lang={item.url === '' ? item.language : undefined}
                  onKeyDown={onKeyDown}
                  onClick={() => setOpenId(isOpen ? null : item.id)}
                >
                  {item.url === '' ? (
                    item.title
                  ) : (
                    <VisuallyHidden>
                      <MarkedText
                        translate={translate}
                        id="nav.branch"
                        texts={{ title: item.title }}
                        lang={item.language}
                      />
                    </VisuallyHidden>
                  )}
                  <Icon drawing={chevronDownIcon} size={16} className={styles.sign} />
                </button>
              )}
              {hasPanel && (
                <MegaPanel
                  id={id}
                  item={item}
                  items={children}
                  isOpen={isOpen}
                  currentPath={currentPath}
                  onFollow={() => setOpenId(null)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
