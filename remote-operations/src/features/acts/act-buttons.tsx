import { Button } from '@kmx/design-system/button/button.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import type { Proposal } from './proposal.ts';

/** What a place with buttons needs to know. */
export interface ActionProps {
  /** Whether the shell can sign acts. */
  readonly canAct: boolean;
  readonly propose: (proposal: Proposal) => void;
}

interface ActButtonsProps extends ActionProps {
  readonly proposals: readonly (Proposal | null)[];
}

/** Buttons of the acts that are possible (OPS-020, OPS-026). */
export function ActButtons({ canAct, propose, proposals }: ActButtonsProps): ReactNode {
  const t = useTranslate();
  const possible = proposals.filter((proposal) => proposal !== null);
  if (!canAct || possible.length === 0) return null;
  return (
    <Stack direction="row" gap={3}>
      {possible.map((proposal) => (
        <Button
          key={proposal.kind}
          variant={proposal.kind === 'promotion' ? 'primary' : 'secondary'}
          aria-haspopup="dialog"
          onClick={() => propose(proposal)}
        >
          {proposal.kind === 'rollback'
            ? t('act.rollback.button', { version: proposal.to })
            : t(`act.${proposal.kind}.button`)}
        </Button>
      ))}
    </Stack>
  );
}
