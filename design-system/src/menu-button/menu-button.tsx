import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type ButtonLook, resolveButtonClass } from '../button/button-look.ts';
import { Icon } from '../icon/icon.tsx';
import { chevronDownIcon, type IconDrawing } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { findMenuItem } from './find-menu-item.ts';
import * as styles from './menu-button.module.css';
import { type MenuItem, MenuList } from './menu-list.tsx';

/** Props of MenuButton: the label names button and menu; iconOnly hides it visually. */
export interface MenuButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** Name of the button and of its menu. */
  readonly label: string;
  /** Links and actions in order. */
  readonly items: readonly MenuItem[];
  /** Placed before the label, or alone. */
  readonly icon?: IconDrawing | undefined;
  /** Hides the label visually. */
  readonly iconOnly?: boolean;
  /** Edge of the button the menu lines up with. */
  readonly align?: 'start' | 'end';
}

/** A button that opens a short list of actions or places. */
export function MenuButton(props: MenuButtonProps) {
  const { label, items, icon, iconOnly = false, align = 'start', variant = 'quiet', size } = props;
  const menuId = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const entries = () => [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const focusEntry = (index: number) => entries().at(index)?.focus();
  const [openedAt, setOpenedAt] = useState(0);

  useEffect(() => {
    if (!open) return;
    [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])].at(openedAt)?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open, openedAt]);

  const openAt = (index: 0 | -1) => {
    setOpenedAt(index);
    setOpen(true);
  };
  const closeAndReturn = () => {
    setOpen(false);
    button.current?.focus();
  };
  const handleButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 0 : -1);
  };
  const handleMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      closeAndReturn();
      return;
    }
    if (event.key === 'Tab') setOpen(false);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const current = entries().findIndex((entry) => entry === document.activeElement);
    const next = findMenuItem(
      event.key,
      current,
      items.map((item) => item.label),
    );
    if (next === undefined) return;
    event.preventDefault();
    focusEntry(next);
  };
  return (
    <div ref={box} className={styles.box}>
      <button
        ref={button}
        type="button"
        className={resolveButtonClass({ variant, size }, iconOnly && styles.square)}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={menuId}
        title={iconOnly ? label : undefined}
        onClick={() => (open ? closeAndReturn() : openAt(0))}
        onKeyDown={handleButtonKey}
      >
        {icon !== undefined && <Icon drawing={icon} />}
        {iconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
        {!iconOnly && <Icon drawing={chevronDownIcon} size={16} />}
      </button>
      <MenuList
        id={menuId}
        label={label}
        items={items}
        open={open}
        align={align}
        onKeyDown={handleMenuKey}
        onChoose={closeAndReturn}
      />
    </div>
  );
}
