import { Button } from '@kmx/design-system/button/button.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { CommandLine } from '../texts/command-line.tsx';
import * as styles from './act-buttons.module.css';
import { nameCommand, type Proposal } from './proposal.ts';

/** What a place with buttons needs to know. */
export interface ActionProps {
  /** Whether the shell can sign acts. */
  readonly canAct: boolean;
  readonly propose: (proposal: Proposal | null) => void;
}

interface ActButtonsProps extends ActionProps {
  readonly proposals: readonly (Proposal | null)[];
}

/** Names of what the operator of a shell configures, so that acts can be signed. */
const settings = { key: 'RELEASE_OPERATOR_KEY', keys: 'RELEASE_PUBLIC_KEYS', entry: 'operator=…' };

/** Buttons of acts; where the shell cannot sign them, what it lacks and the commands that do the same (OPS-026). */
export function ActButtons({ canAct, propose, proposals }: ActButtonsProps): ReactNode {
  const t = useTranslate();
  const possible = proposals.filter((proposal) => proposal !== null);
  if (possible.length === 0) return null;
  if (canAct) {
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
  return (
    <div className={styles.note}>
      <p>{t('act.impossible', settings)}</p>
      {possible.map(({ kind, unit }) => (
        <CommandLine key={kind} command={nameCommand(kind, unit.name)} />
      ))}
    </div>
  );
}
