import { IconButton } from '@kmx/design-system/button/icon-button.tsx';
import { Dialog } from '@kmx/design-system/dialog/dialog.tsx';
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { arrowLeftIcon, chevronRightIcon, menuIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { actionAttribute } from '@kmx/shared-contracts/attributes.ts';
import type { NavigationItem } from '@kmx/shared-contracts/navigation.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { selectVisibleItems } from '../../site/navigation-tree.ts';
import { FollowedElement } from '../links/followed-element.tsx';
import { resolveCurrent } from './current-item.ts';
import { OverviewText } from './overview-text.tsx';
import * as styles from './phone-menu.module.css';

interface PhoneMenuProps {
  readonly items: readonly NavigationItem[];
  readonly currentPath: string;
  /** Further entries of the first level. */
  readonly children?: ReactNode;
}

/** The menu of narrow windows: one level at a time, deeper by a tap and back by another. */
export function PhoneMenu({ items, currentPath, children }: PhoneMenuProps) {
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [branch, setBranch] = useState<readonly NavigationItem[]>([]);
  const level = branch.at(-1);
  const move = (next: readonly NavigationItem[]) => {
    setBranch(next);
    list.current?.scrollIntoView({ block: 'start' });
  };
  const depth = branch.length;
  useEffect(() => {
    // The button that was pressed disappears together with its level.
    if (depth > 0) list.current?.querySelector<HTMLElement>('button')?.focus();
  }, [depth]);
  const close = () => {
    setOpen(false);
    setBranch([]);
  };
  return (
    <div className={styles.menu}>
      <IconButton
        icon={menuIcon}
        label={translate('nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={isOpen}
        onClose={close}
        title={level?.title ?? translate('nav.menu')}
        titleLang={level?.language}
        closeText={translate('common.close')}
        size="side"
      >
        <div
          ref={list}
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest(`a, [${actionAttribute}], [aria-haspopup]`))
              close();
          }}
        >
          {level !== undefined && (
            <button type="button" className={styles.back} onClick={() => move(branch.slice(0, -1))}>
              <Icon drawing={arrowLeftIcon} />
              <span>{translate('nav.back')}</span>
            </button>
          )}
          <ul role="list" className={styles.entries}>
            {level !== undefined && level.url !== '' && (
              <li>
                <FollowedElement
                  className={styles.entry}
                  href={level.url}
                  kind={level.kind}
                  aria-current={resolvePage(level, currentPath)}
                >
                  <OverviewText item={level} />
                </FollowedElement>
              </li>
            )}
            {selectVisibleItems(level === undefined ? items : listBranch(level)).map((item) => (
              <li key={item.id}>
                <Entry item={item} currentPath={currentPath} onOpen={() => move([...branch, item])} />
              </li>
            ))}
            {level === undefined && children}
          </ul>
        </div>
      </Dialog>
    </div>
  );
}

interface EntryProps {
  readonly item: NavigationItem;
  readonly currentPath: string;
  readonly onOpen: () => void;
}

function Entry({ item, currentPath, onOpen }: EntryProps) {
  if (selectVisibleItems(listBranch(item)).length > 0) {
    return (
      <button type="button" className={styles.entry} data-current={resolveCurrent(item, currentPath)} onClick={onOpen}>
        <span lang={item.language}>{item.title}</span>
        <Icon drawing={chevronRightIcon} />
      </button>
    );
  }
  return (
    <FollowedElement
      className={styles.entry}
      href={item.url}
      kind={item.kind}
      aria-current={resolvePage(item, currentPath)}
    >
      <span lang={item.language}>{item.title}</span>
    </FollowedElement>
  );
}

/** Pages below an item, those of its sections last. */
function listBranch(item: NavigationItem): readonly NavigationItem[] {
  return [...item.items, ...item.sections.flatMap((section) => section.items)];
}

function resolvePage(item: NavigationItem, currentPath: string): 'page' | undefined {
  return resolveCurrent(item, currentPath) === 'page' ? 'page' : undefined;
}
