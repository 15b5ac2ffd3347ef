import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useListState } from '@kmx/remote-kit/list-state/use-list-state.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReleasesResponse } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import type { ReactNode } from 'react';
import { useReleases } from '../../data/use-releases.ts';
import { OperationsPage } from '../../features/frame/operations-page.tsx';
import { findMatters } from '../../features/matters/find-matters.ts';
import { MatterList } from '../../features/matters/matter-list.tsx';
import { periodAddress } from '../../features/period/period.ts';
import { PeriodSwitch } from '../../features/period/period-switch.tsx';
import { AnswerView } from '../../features/states/answer-view.tsx';
import { PageSection } from '../../features/tables/page-section.tsx';
import { MarkedTime } from '../../features/texts/marked-time.tsx';
import { ServiceHealth } from './service-health.tsx';
import { ShellTable } from './shell-table.tsx';
import { UnitTable } from './unit-table.tsx';

/** Whether everything is well, the units, and the running shells (OPS-001, OPS-010). */
export function OverviewPage(): ReactNode {
  return (
    <OperationsPage leadId="overview.lead">
      <Overview />
    </OperationsPage>
  );
}

function Overview(): ReactNode {
  const result = useReleases();
  return <AnswerView result={result}>{(releases) => <OverviewContent releases={releases} />}</AnswerView>;
}

function OverviewContent({ releases }: { readonly releases: ReleasesResponse }): ReactNode {
  const t = useTranslate();
  const { state, change } = useListState(periodAddress);
  const { units, shells, health } = releases;
  return (
    <Stack gap={6}>
      <MatterList matters={findMatters(releases)} wellId="matter.none">
        <MarkedTime textId="state.readAt" value={releases.at} />
      </MatterList>
      <PageSection
        title={t('units.title')}
        tools={<PeriodSwitch period={state.minutes} onChange={(minutes) => change({ minutes })} />}
      >
        <UnitTable units={units} period={state.minutes} />
      </PageSection>
      <PageSection title={t('shells.title')}>
        <ShellTable shells={shells} revision={releases.revision} />
      </PageSection>
      <PageSection title={t('health.title')}>
        <ServiceHealth health={health} activatedAt={releases.activatedAt} />
      </PageSection>
    </Stack>
  );
}
