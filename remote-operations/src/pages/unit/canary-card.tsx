import { formatNumber } from '@kmx/remote-kit/format/format-number.ts';
import { FactList } from '@kmx/remote-kit/lists/fact-list.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { OperatedUnit, ReleaseMeasures } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import type { ReactNode } from 'react';
import { ActButtons, type ActionProps } from '../../features/acts/act-buttons.tsx';
import { proposeDecision } from '../../features/acts/proposal.ts';
import { CanaryAudience } from '../../features/canary/canary-audience.tsx';
import { type Canary, CanaryBadge } from '../../features/canary/canary-badge.tsx';
import { findMeasures, type Period } from '../../features/period/period.ts';
import { PageSection } from '../../features/tables/page-section.tsx';
import { CodeText } from '../../features/texts/code-text.tsx';
import { formatSeconds, formatShare } from '../../features/texts/figures.ts';
import { InstantText } from '../../features/texts/instant-text.tsx';
import { ReasonList } from '../../features/texts/reason-list.tsx';

interface CanaryCardProps extends ActionProps {
  readonly unit: OperatedUnit;
  readonly canary: Canary;
  readonly period: Period;
}

const minuteMs = 60_000;

/** The canary of a unit beside the served version: who gets it, how it does, when it may be promoted (OPS-015). */
export function CanaryCard({ unit, canary, period, ...actions }: CanaryCardProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const own = findMeasures(unit, canary.version, period);
  const served = findMeasures(unit, unit.served, period);
  const compareFigures = (show: (measures: ReleaseMeasures) => string) =>
    own === null || served === null
      ? t('canary.noFigures')
      : t('canary.figures', { canary: show(own), served: show(served) });
  const { promotion } = canary;
  return (
    <PageSection title={t('canary.title')} tools={<CanaryBadge state={canary.state} />}>
      <ReasonList reasons={canary.reason === '' ? [] : [canary.reason]} />
      <FactList
        facts={[
          { label: t('canary.version'), value: <CodeText>{canary.version}</CodeText> },
          { label: t('act.whom'), value: <CanaryAudience canary={canary} /> },
          { label: t('canary.startedAt'), value: <InstantText value={canary.startedAt} /> },
          { label: t('measure.views'), value: compareFigures(({ views }) => formatNumber(views, locale)) },
          {
            label: t('measure.errorRate'),
            value: compareFigures(({ errorVisitors, pages }) => formatShare(errorVisitors, pages, locale)),
          },
          {
            label: t('measure.p75', { name: 'LCP' }),
            value: compareFigures(({ LCP }) => formatSeconds(LCP, locale)),
          },
          {
            label: t('canary.rule'),
            value:
              promotion === null
                ? t('canary.byHand')
                : t('canary.byGuard', {
                    minutes: Math.round(promotion.afterMs / minuteMs),
                    views: promotion.minViews,
                  }),
          },
        ]}
      />
      <ActButtons {...actions} proposals={[proposeDecision(unit, 'promotion'), proposeDecision(unit, 'canary-end')]} />
    </PageSection>
  );
}
