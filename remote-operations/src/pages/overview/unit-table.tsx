import { Link } from '@kmx/design-system/link/link.tsx';
import type { TableColumn } from '@kmx/design-system/table/table.tsx';
import { StatusBadge } from '@kmx/design-system/tag/status-badge.tsx';
import { formatNumber } from '@kmx/remote-kit/format/format-number.ts';
import { formatSize } from '@kmx/remote-kit/format/format-size.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { OperatedUnit } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import type { ReactNode } from 'react';
import { CanaryBadge } from '../../features/canary/canary-badge.tsx';
import { findMeasures, type Period } from '../../features/period/period.ts';
import { RowTable } from '../../features/tables/row-table.tsx';
import { CodeText } from '../../features/texts/code-text.tsx';
import { formatSeconds, formatShare, unknownFigure } from '../../features/texts/figures.ts';
import { ReasonList } from '../../features/texts/reason-list.tsx';
import * as cell from '../../features/texts/second-line.module.css';

interface UnitTableProps {
  readonly units: readonly OperatedUnit[];
  readonly period: Period;
}

/** The units with what they serve, and what that does to visitors (OPS-010, OPS-014). */
export function UnitTable({ units, period }: UnitTableProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const measure = (unit: OperatedUnit) => findMeasures(unit, unit.served, period);
  const columns: readonly TableColumn<OperatedUnit>[] = [
    { id: 'unit', header: t('units.unit'), isRowHeader: true, cell: (unit) => <UnitName unit={unit} /> },
    { id: 'served', header: t('units.served'), cell: (unit) => <ServedVersion unit={unit} /> },
    { id: 'canary', header: t('units.canary'), cell: (unit) => <UnitCanary unit={unit} /> },
    {
      id: 'views',
      header: t('measure.views'),
      align: 'end',
      cell: (unit) => formatNumber(measure(unit)?.views ?? 0, locale),
    },
    {
      id: 'errors',
      header: t('measure.errorRate'),
      align: 'end',
      cell: (unit) => {
        const found = measure(unit);
        return found === null ? unknownFigure : formatShare(found.errorVisitors, found.pages, locale);
      },
    },
    {
      id: 'lcp',
      header: t('measure.p75', { name: 'LCP' }),
      align: 'end',
      cell: (unit) => formatSeconds(measure(unit)?.LCP ?? null, locale),
    },
    {
      id: 'load',
      header: t('measure.load'),
      align: 'end',
      cell: (unit) => formatSeconds(measure(unit)?.load ?? null, locale),
    },
    {
      id: 'render',
      header: t('measure.render'),
      align: 'end',
      cell: (unit) => formatSeconds(measure(unit)?.render ?? null, locale),
    },
    {
      id: 'weight',
      header: t('units.weight'),
      align: 'end',
      cell: ({ versions, served }) => {
        const heaviest = versions.find(({ version }) => version === served)?.pages[0];
        return heaviest === undefined ? unknownFigure : formatSize(heaviest.bytes, locale);
      },
    },
  ];
  return (
    <RowTable
      caption={t('units.title')}
      columns={columns}
      rows={units}
      rowKey={({ name }) => name}
      empty={t('units.none')}
    />
  );
}

function UnitName({ unit: { name, team } }: { readonly unit: OperatedUnit }): ReactNode {
  const href = useHref();
  return (
    <div className={cell.cell}>
      <Link href={href(`/operations/units/${name}`)}>
        <CodeText>{name}</CodeText>
      </Link>
      {team !== null && <span className={cell.second}>{team}</span>}
    </div>
  );
}

function ServedVersion({ unit }: { readonly unit: OperatedUnit }): ReactNode {
  const t = useTranslate();
  const { served, pointed, problems } = unit;
  const isOther = pointed !== null && pointed !== served;
  return (
    <div className={cell.cell}>
      {served === null ? (
        <StatusBadge status="danger">{t('units.notServed')}</StatusBadge>
      ) : (
        <CodeText>{served}</CodeText>
      )}
      {isOther && (
        <>
          <StatusBadge status="warning">{t('units.wanted')}</StatusBadge>
          <CodeText>{pointed}</CodeText>
        </>
      )}
      <ReasonList reasons={problems} />
    </div>
  );
}

function UnitCanary({ unit: { canary } }: { readonly unit: OperatedUnit }): ReactNode {
  const { locale } = usePageRequest();
  if (canary === null) return unknownFigure;
  return (
    <div className={cell.cell}>
      <CodeText>{canary.version}</CodeText>
      <span>{formatShare(canary.percent, 100, locale)}</span>
      <CanaryBadge state={canary.state} />
    </div>
  );
}
