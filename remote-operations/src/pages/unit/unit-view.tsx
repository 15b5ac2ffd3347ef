import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useListState } from '@kmx/remote-kit/list-state/use-list-state.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { OperatedUnit, ReleasesResponse } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { ActDialog } from '../../features/acts/act-dialog.tsx';
import { ActNote } from '../../features/acts/act-note.tsx';
import { isPossible } from '../../features/acts/proposal.ts';
import { useActing } from '../../features/acts/use-acting.ts';
import { findMatters } from '../../features/matters/find-matters.ts';
import { MatterList } from '../../features/matters/matter-list.tsx';
import { periodAddress } from '../../features/period/period.ts';
import { PeriodSwitch } from '../../features/period/period-switch.tsx';
import { PageSection } from '../../features/tables/page-section.tsx';
import { MarkedTime } from '../../features/texts/marked-time.tsx';
import { CanaryCard } from './canary-card.tsx';
import { PageWeights } from './page-weights.tsx';
import { UnitFacts } from './unit-facts.tsx';
import * as styles from './unit-view.module.css';
import { VersionTable } from './version-table.tsx';

interface UnitViewProps {
  readonly releases: ReleasesResponse;
  readonly unit: OperatedUnit;
  readonly refresh: () => void;
}

/** Everything about one unit, with the dialog of the act that its buttons open. */
export function UnitView({ releases, unit, refresh }: UnitViewProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { state, change } = useListState(periodAddress);
  const acting = useActing(refresh);
  const { proposal, isOpen, turn } = acting;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turn === 0 || isOpen) return;
    // The button that opened the dialog may be gone, as that of a canary which is over.
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.closest('dialog:not([open])')) box.current?.focus();
  }, [turn, isOpen]);
  const { minutes: period } = state;
  const actions = { canAct: releases.canAct, propose: acting.propose };
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <Stack gap={6}>
        <MatterList matters={findMatters(releases).filter((matter) => matter.unit === unit.name)} wellId="unit.well">
          <MarkedTime textId="state.readAt" value={releases.at} />
        </MatterList>
        {!releases.canAct && <ActNote unit={unit} />}
        <UnitFacts unit={unit} {...actions} />
        {unit.canary !== null && <CanaryCard unit={unit} canary={unit.canary} period={period} {...actions} />}
        <PageSection
          title={t('versions.title')}
          tools={<PeriodSwitch period={period} onChange={(minutes) => change({ minutes })} />}
        >
          <VersionTable unit={unit} period={period} />
          <p className={styles.note}>{t('versions.note')}</p>
        </PageSection>
        <PageSection title={t('weight.title')}>
          <PageWeights unit={unit} />
        </PageSection>
        <p>
          <Link href={href(`/operations/history?unit=${unit.name}`)} variant="standalone">
            {t('unit.history')}
          </Link>
        </p>
      </Stack>
      {proposal !== null && (
        <ActDialog
          key={turn}
          proposal={proposal}
          isOpen={isOpen}
          isRunning={acting.isRunning}
          error={acting.error}
          outcome={acting.outcome}
          isPossible={isPossible(proposal, unit)}
          onConfirm={acting.confirm}
          onClose={acting.close}
        />
      )}
    </div>
  );
}
