import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { errorIcon, type IconDrawing, infoIcon, minusIcon, successIcon, warningIcon } from '../icon/icons.ts';
import * as styles from './tag.module.css';

/** Role of a status; each has its own colour and its own icon. */
export type StatusRole = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** Props of StatusBadge: the text names the status, colour and icon repeat it. */
export interface StatusBadgeProps {
  /** Determines colour and icon. */
  readonly status: StatusRole;
  /** The status in words. */
  readonly children: ReactNode;
}

const iconOfStatus: Readonly<Record<StatusRole, IconDrawing>> = {
  neutral: minusIcon,
  info: infoIcon,
  success: successIcon,
  warning: warningIcon,
  danger: errorIcon,
};

/** The status of an item: a ticket, a service, a translation. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  return (
    <span className={styles.status} data-status={status}>
      <Icon drawing={iconOfStatus[status]} size={16} />
      {children}
    </span>
  );
}
