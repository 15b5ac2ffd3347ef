import { StatusBadge, type StatusRole } from '@kmx/design-system/tag/status-badge.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import type { TranslationState } from '../../data/entry-record.ts';
import type { LanguageState } from './language-state.ts';

const roles: Readonly<Record<LanguageState['state'] | TranslationState, StatusRole>> = {
  draft: 'neutral',
  published: 'success',
  changed: 'warning',
  MarkedForTranslation: 'neutral',
  InProgress: 'info',
  Translated: 'success',
};

interface StateBadgeProps {
  readonly state: LanguageState['state'] | TranslationState;
  /** Announced before the state, for example a language. */
  readonly of?: string;
}

/** State of a publication or translation in words. */
export function StateBadge({ state, of }: StateBadgeProps): ReactNode {
  const t = useTranslate();
  return (
    <StatusBadge status={roles[state]}>
      {of === undefined ? t(`state.${state}`) : `${of}: ${t(`state.${state}`)}`}
    </StatusBadge>
  );
}
