import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { busyIcon, type IconDrawing } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './button.module.css';
import { type ButtonLook, resolveButtonClass } from './button-look.ts';

interface SharedProps extends ButtonLook {
  /** Placed before the text. */
  readonly icon?: IconDrawing | undefined;
  /** Placed after the text, such as the arrow of a next step. */
  readonly iconAfter?: IconDrawing | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
  /** Text of the button. */
  readonly children: ReactNode;
}

/** Props of Button as an action; attributes of a button except style pass through. */
export interface ActionButtonProps extends SharedProps, Omit<ComponentProps<'button'>, 'style' | 'children'> {
  readonly href?: undefined;
  /** The element's type; defaults to button, which submits nothing by accident. */
  readonly type?: ComponentProps<'button'>['type'];
  /** Work is in progress: the button keeps its size and the focus, and ignores clicks. */
  readonly busy?: boolean | undefined;
  /** Announced to screen readers while busy. */
  readonly busyText?: string | undefined;
}

/** Props of Button as a link, with href; attributes of an anchor except style pass through. */
export interface LinkButtonProps extends SharedProps, Omit<ComponentProps<'a'>, 'style' | 'children' | 'href'> {
  /** Target of the link; without it the button is an action. */
  readonly href: string;
}

/** Props of Button: a link when href is given, an action otherwise. */
export type ButtonProps = ActionButtonProps | LinkButtonProps;

/** A button that acts, or a link that looks like one. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <ActionButton {...props} /> : <LinkButton {...props} />;
}

function ActionButton({
  variant,
  size,
  isFlush,
  icon,
  iconAfter,
  wide = false,
  busy = false,
  busyText,
  className,
  onClick,
  type = 'button',
  href: _noTarget,
  children,
  ...attributes
}: ActionButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={resolveButtonClass({ variant, size, isFlush }, wide && styles.wide, className)}
      onClick={handleClick}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      {...attributes}
    >
      {busy ? <Icon drawing={busyIcon} /> : icon !== undefined && <Icon drawing={icon} />}
      <span>{children}</span>
      {busy && busyText !== undefined && <VisuallyHidden> {busyText}</VisuallyHidden>}
      {iconAfter !== undefined && <Icon drawing={iconAfter} />}
    </button>
  );
}

function LinkButton({
  variant,
  size,
  isFlush,
  icon,
  iconAfter,
  wide = false,
  className,
  children,
  ...attributes
}: LinkButtonProps) {
  return (
    <a className={resolveButtonClass({ variant, size, isFlush }, wide && styles.wide, className)} {...attributes}>
      {icon !== undefined && <Icon drawing={icon} />}
      <span>{children}</span>
      {iconAfter !== undefined && <Icon drawing={iconAfter} />}
    </a>
  );
}
