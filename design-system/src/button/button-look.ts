import { joinClassNames } from '../class-names/join-class-names.ts';
import * as styles from './button.module.css';

/** Emphasis of a button: one primary per view, danger only for actions that cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Props that a button and an icon button share. */
export interface ButtonLook {
  /** Emphasis; one primary per view, danger only for actions that cannot be undone. */
  readonly variant?: ButtonVariant | undefined;
  /** medium is 44 px high, small 36 px. */
  readonly size?: 'medium' | 'small' | undefined;
  /** For a quiet button: its text, not its invisible edge, aligns with the surrounding text. */
  readonly isFlush?: boolean | undefined;
}

/** Resolves the class names of a button from its look. */
export function resolveButtonClass(
  { variant = 'primary', size = 'medium', isFlush = false }: ButtonLook,
  ...more: (string | false | undefined)[]
) {
  const weight = {
    primary: styles.primary,
    secondary: styles.secondary,
    quiet: styles.quiet,
    danger: styles.danger,
  }[variant];
  return joinClassNames(styles.button, weight, size === 'small' && styles.small, isFlush && styles.flush, ...more);
}
