import { StatusBadge } from '@kmx/design-system/tag/status-badge.tsx';
import { FactList } from '@kmx/remote-kit/lists/fact-list.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReleasesResponse } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import type { ReactNode } from 'react';
import { InstantText } from '../../features/texts/instant-text.tsx';
import { ReasonList } from '../../features/texts/reason-list.tsx';

/** Whether visitors are sent to the shell that answers, and what does not work at the moment. */
export function ServiceHealth({ health, activatedAt }: Pick<ReleasesResponse, 'health' | 'activatedAt'>): ReactNode {
  const t = useTranslate();
  const { isReady, degraded } = health;
  return (
    <FactList
      facts={[
        {
          label: t('health.ready'),
          value: (
            <StatusBadge status={isReady ? 'success' : 'danger'}>
              {t(isReady ? 'health.isReady' : 'health.isNotReady')}
            </StatusBadge>
          ),
        },
        {
          label: t('health.degraded'),
          value:
            degraded.length === 0 ? (
              <StatusBadge status="success">{t('health.nothing')}</StatusBadge>
            ) : (
              <ReasonList reasons={degraded} />
            ),
        },
        { label: t('health.activatedAt'), value: <InstantText value={activatedAt} /> },
      ]}
    />
  );
}
