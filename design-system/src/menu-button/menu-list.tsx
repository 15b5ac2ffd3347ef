import type { KeyboardEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import { checkIcon, type IconDrawing } from '../icon/icons.ts';
import * as styles from './menu-button.module.css';

/** One entry of a menu: a link with href, an action with onSelect. */
export type MenuItem = {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconDrawing | undefined;
  /** A line above the entry that starts a new group. */
  readonly startsGroup?: boolean;
  /** Marks the entry that currently applies. */
  readonly current?: boolean;
} & ({ readonly href: string; readonly lang?: string } | { readonly onSelect: () => void; readonly danger?: boolean });

interface MenuListProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly open: boolean;
  readonly align: 'start' | 'end';
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onChoose: () => void;
}

/** The list of a menu button; in the page but hidden while closed, so that aria-controls always has its target. */
export function MenuList({ id, label, items, open, align, onKeyDown, onChoose }: MenuListProps) {
  return (
    <div
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={styles.menu}
      data-align={align}
      hidden={!open}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => {
        const shared = {
          role: 'menuitem',
          tabIndex: -1,
          className: styles.item,
          'data-group': item.startsGroup === true,
          ...(item.current === true ? { 'aria-current': true as const } : {}),
        };
        const content = (
          <>
            {item.icon !== undefined && <Icon drawing={item.icon} />}
            <span>{item.label}</span>
            {item.current === true && <Icon drawing={checkIcon} size={16} className={styles.check} />}
          </>
        );
        if ('href' in item) {
          return (
            <a key={item.id} {...shared} href={item.href} lang={item.lang} onClick={onChoose}>
              {content}
            </a>
          );
        }
        const choose = () => {
          onChoose();
          item.onSelect();
        };
        return (
          <button key={item.id} {...shared} type="button" data-danger={item.danger === true} onClick={choose}>
            {content}
          </button>
        );
      })}
    </div>
  );
}
