import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { OperatedUnit } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import type { ReactNode } from 'react';
import { CommandLine } from '../texts/command-line.tsx';
import * as styles from './act-note.module.css';
import { nameCommand, proposeDecision, proposeRollback } from './proposal.ts';

/** Where it says how a shell gets the key. No name of a server's variable is sent to browsers. */
const manual = { page: 'docs/releases.md' };

/** What a shell lacks that cannot sign acts, and the commands that do the same (OPS-026). */
export function ActNote({ unit }: { readonly unit: OperatedUnit }): ReactNode {
  const t = useTranslate();
  const proposals = [proposeRollback(unit), proposeDecision(unit, 'promotion'), proposeDecision(unit, 'canary-end')];
  const kinds = proposals.flatMap((proposal) => (proposal === null ? [] : [proposal.kind]));
  if (kinds.length === 0) return null;
  return (
    <div className={styles.note}>
      <p>{t('act.impossible', manual)}</p>
      {kinds.map((kind) => (
        <CommandLine key={kind} command={nameCommand(kind, unit.name)} />
      ))}
    </div>
  );
}
