// @ts-nocheck
import type { StatusRole } from '@kmx/design-system/tag/status-badge.tsx';
import type { TileStatus } from './service-tile.ts';

/** The colour role of the status of a service. */
export const tileStatusRoles: Readonly<Record<TileStatus, StatusRole>> = {
  active: 'success',
  pending: 'warning',
  unregistered: 'neutral',
  comingSoon: 'info',
};
