import { FactList } from '@kmx/remote-kit/lists/fact-list.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { OperatedUnit } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import type { ReactNode } from 'react';
import { ActButtons, type ActionProps } from '../../features/acts/act-buttons.tsx';
import { proposeRollback } from '../../features/acts/proposal.ts';
import { PageSection } from '../../features/tables/page-section.tsx';
import { CodeText } from '../../features/texts/code-text.tsx';
import { unknownFigure } from '../../features/texts/figures.ts';

/** Whose a unit is, where it is, what it serves, and the way back. */
export function UnitFacts({ unit, ...actions }: ActionProps & { readonly unit: OperatedUnit }): ReactNode {
  const t = useTranslate();
  const { team, mounts, served, pointed, previous } = unit;
  const showVersion = (version: string | null) => (version === null ? unknownFigure : <CodeText>{version}</CodeText>);
  return (
    <PageSection title={t('unit.facts')}>
      <FactList
        facts={[
          { label: t('unit.team'), value: team ?? unknownFigure },
          {
            label: t('unit.mounts'),
            value: mounts.length === 0 ? unknownFigure : <CodeText>{mounts.join(', ')}</CodeText>,
          },
          { label: t('units.served'), value: showVersion(served) },
          { label: t('units.wanted'), value: showVersion(pointed) },
          { label: t('unit.previous'), value: showVersion(previous) },
        ]}
      />
      <ActButtons {...actions} proposals={[proposeRollback(unit)]} />
    </PageSection>
  );
}
