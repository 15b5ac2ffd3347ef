import type { ComponentProps } from 'react';
import { CountBadge } from '../count-badge/count-badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { type IconDrawing } from '../icon/icons.ts';
import * as styles from './button.module.css';
import { type ButtonLook, resolveButtonClass } from './button-look.ts';

/** Props of IconButton: the label is its name for screen readers and its tooltip. */
export interface IconButtonProps
  extends Pick<ButtonLook, 'variant' | 'size'>,
    Omit<ComponentProps<'button'>, 'style' | 'children' | 'aria-label'> {
  /** The icon; its meaning must be clear without words. */
  readonly icon: IconDrawing;
  /** The element's type; defaults to button, which submits nothing by accident. */
  readonly type?: ComponentProps<'button'>['type'];
  /** Name for screen readers, and the tooltip. */
  readonly label: string;
  /** A number shown at the corner, for example of compared products; the label must state it too. */
  readonly count?: number | undefined;
}

/** A square button with only an icon. */
export function IconButton({
  icon,
  label,
  count,
  variant = 'quiet',
  size,
  className,
  type = 'button',
  ...attributes
}: IconButtonProps) {
  return (
    <button
      type={type}
      className={resolveButtonClass({ variant, size }, styles.square, className)}
      aria-label={label}
      title={label}
      {...attributes}
    >
      <Icon drawing={icon} />
      {count !== undefined && <CountBadge count={count} />}
    </button>
  );
}
