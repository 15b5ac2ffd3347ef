import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { type Fact, FactList } from '@kmx/remote-kit/lists/fact-list.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { CanaryAudience } from '../canary/canary-audience.tsx';
import { CodeText } from '../texts/code-text.tsx';
import { unknownFigure } from '../texts/figures.ts';
import type { Proposal } from './proposal.ts';

/** What an act changes, and for whom (OPS-021). */
export function ActChange({ proposal }: { readonly proposal: Proposal }): ReactNode {
  const t = useTranslate();
  const { kind, unit } = proposal;
  const active = unit.served ?? unknownFigure;
  const versions =
    proposal.kind === 'rollback'
      ? { now: proposal.from, after: proposal.to }
      : proposal.kind === 'promotion'
        ? { now: active, after: proposal.canary.version }
        : { now: proposal.canary.version, after: active };
  const facts: readonly Fact[] = [
    {
      label: t('act.whom'),
      value: proposal.kind === 'canary-end' ? <CanaryAudience canary={proposal.canary} /> : t('act.everybody'),
    },
    { label: t('act.now'), value: <CodeText>{versions.now}</CodeText> },
    { label: t('act.then'), value: <CodeText>{versions.after}</CodeText> },
  ];
  return (
    <Stack gap={4}>
      <p>{t(`act.${kind}.text`)}</p>
      <FactList facts={facts} />
      {kind === 'rollback' && unit.canary !== null && (
        <p>{t('act.rollback.canary', { version: unit.canary.version })}</p>
      )}
      <p>{t('act.openPages')}</p>
    </Stack>
  );
}
