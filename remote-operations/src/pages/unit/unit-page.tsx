import { useRouteParams } from '@kmx/remote-kit/remote/use-route-params.ts';
import type { ReactNode } from 'react';
import { useReleases } from '../../data/use-releases.ts';
import { OperationsPage } from '../../features/frame/operations-page.tsx';
import { AnswerView } from '../../features/states/answer-view.tsx';
import { UnitMissing } from './unit-missing.tsx';
import { UnitView } from './unit-view.tsx';

/** One unit: its versions side by side, its canary, and acts upon it (OPS-002). */
export function UnitPage(): ReactNode {
  return (
    <OperationsPage leadId="unit.lead">
      <Unit />
    </OperationsPage>
  );
}

function Unit(): ReactNode {
  const { unit: name = '' } = useRouteParams();
  const result = useReleases();
  return (
    <AnswerView result={result}>
      {(releases) => {
        const unit = releases.units.find((candidate) => candidate.name === name);
        return unit === undefined ? (
          <UnitMissing name={name} />
        ) : (
          <UnitView releases={releases} unit={unit} refresh={result.refresh} />
        );
      }}
    </AnswerView>
  );
}
