import { Table, type TableColumn } from '@kmx/design-system/table/table.tsx';
import { StatusBadge } from '@kmx/design-system/tag/status-badge.tsx';
import { formatNumber } from '@kmx/remote-kit/format/format-number.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { OperatedUnit } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import type { ReactNode } from 'react';
import { findMeasures, type Period } from '../../features/period/period.ts';
import { formatSeconds, formatShare, formatShift, unknownFigure } from '../../features/texts/figures.ts';
import { InstantText } from '../../features/texts/instant-text.tsx';

interface VersionTableProps {
  readonly unit: OperatedUnit;
  readonly period: Period;
}

interface FigureRow {
  readonly label: string;
  readonly show: (version: OperatedUnit['versions'][number]) => ReactNode;
}

const audienceRoles = { everybody: 'success', some: 'info', nobody: 'neutral' } as const;

/** What each version did to its visitors, side by side (OPS-014). */
export function VersionTable({ unit, period }: VersionTableProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const measure = (version: string) => findMeasures(unit, version, period);
  const createCount = (label: string, name: 'views' | 'mismatches' | 'faults'): FigureRow => ({
    label,
    show: ({ version }) => formatNumber(measure(version)?.[name] ?? 0, locale),
  });
  const createTime = (label: string, name: 'LCP' | 'INP' | 'TTFB' | 'load' | 'render'): FigureRow => ({
    label,
    show: ({ version }) => formatSeconds(measure(version)?.[name] ?? null, locale),
  });
  const rows: readonly FigureRow[] = [
    {
      label: t('versions.audience'),
      show: ({ audience }) => (
        <StatusBadge status={audienceRoles[audience]}>{t(`versions.audience.${audience}`)}</StatusBadge>
      ),
    },
    { label: t('versions.builtAt'), show: ({ builtAt }) => <InstantText value={builtAt} /> },
    { label: t('versions.contract'), show: ({ contractVersion }) => contractVersion },
    createCount(t('measure.views'), 'views'),
    {
      label: t('measure.errorVisitors'),
      show: ({ version }) => {
        const found = measure(version);
        if (found === null) return unknownFigure;
        const { errorVisitors, pages } = found;
        const count = formatNumber(errorVisitors, locale);
        return pages === 0 ? count : `${count} (${formatShare(errorVisitors, pages, locale)})`;
      },
    },
    createCount(t('measure.mismatches'), 'mismatches'),
    createCount(t('measure.faults'), 'faults'),
    createTime(t('measure.p75', { name: 'LCP' }), 'LCP'),
    createTime(t('measure.p75', { name: 'INP' }), 'INP'),
    {
      label: t('measure.p75', { name: 'CLS' }),
      show: ({ version }) => formatShift(measure(version)?.CLS ?? null, locale),
    },
    createTime(t('measure.p75', { name: 'TTFB' }), 'TTFB'),
    createTime(t('measure.load'), 'load'),
    createTime(t('measure.render'), 'render'),
  ];
  const columns: readonly TableColumn<FigureRow>[] = [
    { id: 'figure', header: t('versions.figure'), isRowHeader: true, cell: ({ label }) => label },
    ...unit.versions.map(
      (version): TableColumn<FigureRow> => ({
        id: version.version,
        header: version.version,
        align: 'end',
        cell: ({ show }) => show(version),
      }),
    ),
  ];
  return <Table dense caption={t('versions.title')} columns={columns} rows={rows} rowKey={({ label }) => label} />;
}
