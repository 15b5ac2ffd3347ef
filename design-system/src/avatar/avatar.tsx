import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names/join-class-names.ts';
import * as styles from './avatar.module.css';
import { createInitials } from './create-initials.ts';

/** Props of Avatar. */
export interface AvatarProps {
  /** The person whose monogram is shown. */
  readonly name: string;
  /** A picture in place of the monogram, square. */
  readonly picture?: ReactNode;
  /** Diameter of the circle. */
  readonly size?: 'small' | 'medium' | 'large';
  /** Further class names, for positioning. */
  readonly className?: string | undefined;
}

/** A person next to their name: a picture, or the monogram of the name. Hidden from screen readers, because the name says it. */
export function Avatar({ name, picture, size = 'medium', className }: AvatarProps) {
  return (
    <span className={joinClassNames(styles.avatar, className)} data-size={size} aria-hidden="true">
      {picture ?? createInitials(name)}
    </span>
  );
}
