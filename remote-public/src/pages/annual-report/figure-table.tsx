import { Table, type TableColumn } from '@kmx/design-system/table/table.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import type { KeyFigure } from './annual-report.data.ts';
import { createFigureFormat } from './create-figure-format.ts';

interface FigureTableProps {
  readonly figures: readonly KeyFigure[];
  /** Language of names and units where it differs from the page's. */
  readonly lang: string | undefined;
}

/** All key figures of all years, with the newest year in the first column after the name. */
export function FigureTable({ figures, lang }: FigureTableProps): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const years = [...new Set(figures.flatMap(({ values }) => values.map(({ year }) => year)))].toSorted(
    (one, other) => other - one,
  );
  const columns: readonly TableColumn<KeyFigure>[] = [
    {
      id: 'name',
      header: t('media.figure'),
      isRowHeader: true,
      cell: ({ name, unit }) => (
        <span lang={lang}>
          {name} ({unit})
        </span>
      ),
    },
    ...years.map(
      (year): TableColumn<KeyFigure> => ({
        id: String(year),
        header: String(year),
        align: 'end',
        cell: ({ values }) => {
          const found = values.find((value) => value.year === year);
          return found === undefined ? '–' : createFigureFormat(values, locale)(found.value);
        },
      }),
    ),
  ];
  return (
    <Table caption={t('media.figuresTable')} showCaption columns={columns} rows={figures} rowKey={({ name }) => name} />
  );
}
