import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as styles from './tag.module.css';

/** Role of a status; each has its own colour and its own icon. */
export type StatusRole = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** Props of StatusBadge: the text says the status, colour and icon repeat it. */
export interface StatusBadgeProps {
  readonly status: StatusRole;
  readonly children: ReactNode;
}

const iconOfStatus: Readonly<Record<StatusRole, IconName>> = {
  neutral: 'minus',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
};

/** The state of a thing: a ticket, a service, a translation. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  return (
    <span className={styles.status} data-status={status}>
      <Icon name={iconOfStatus[status]} size={16} />
      {children}
    </span>
  );
}
