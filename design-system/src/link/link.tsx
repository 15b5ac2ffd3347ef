import type { ComponentProps } from 'react';
import { joinClassNames } from '../class-names/join-class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { arrowRightIcon, arrowUpRightIcon, type IconDrawing } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './link.module.css';

/** Props of Link; all attributes of an anchor except style pass through. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'style' | 'href'> {
  /** Target of the link. */
  readonly href: string;
  /** inline: in running text. standalone: a line of its own with an arrow. quiet: text colour, underlined on hover. */
  readonly variant?: 'inline' | 'standalone' | 'quiet';
  /** Placed before the text. */
  readonly icon?: IconDrawing;
  /** Announced to screen readers after the text when the link opens another window; also sets target and rel. */
  readonly newWindowText?: string | undefined;
}

/** A link to another place. */
export function Link({ variant = 'inline', icon, newWindowText, className, children, ...attributes }: LinkProps) {
  const opensWindow = newWindowText !== undefined;
  const trailing = opensWindow ? arrowUpRightIcon : variant === 'standalone' ? arrowRightIcon : undefined;
  const look = variant === 'standalone' ? styles.standalone : variant === 'quiet' ? styles.quiet : styles.inline;
  return (
    <a
      className={joinClassNames(look, className)}
      {...(opensWindow ? { target: '_blank', rel: 'noopener' } : {})}
      {...attributes}
    >
      {icon !== undefined && <Icon drawing={icon} />}
      {icon === undefined && trailing === undefined ? children : <span>{children}</span>}
      {opensWindow && <VisuallyHidden> {newWindowText}</VisuallyHidden>}
      {trailing !== undefined && <Icon drawing={trailing} size={variant === 'inline' ? 16 : 20} />}
    </a>
  );
}
