import { StatusBadge, type StatusRole } from '@kmx/design-system/tag/status-badge.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { OperatedUnit } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import type { ReactNode } from 'react';

/** A canary of a unit. */
export type Canary = NonNullable<OperatedUnit['canary']>;

const roles: Readonly<Record<Canary['state'], StatusRole>> = {
  preparing: 'neutral',
  running: 'info',
  due: 'success',
  stopped: 'danger',
  refused: 'danger',
};

/** The state of a canary. */
export function CanaryBadge({ state }: Pick<Canary, 'state'>): ReactNode {
  const t = useTranslate();
  return <StatusBadge status={roles[state]}>{t(`canary.state.${state}`)}</StatusBadge>;
}
