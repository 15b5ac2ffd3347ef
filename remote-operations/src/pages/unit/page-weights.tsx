import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import type { TableColumn } from '@kmx/design-system/table/table.tsx';
import { formatNumber } from '@kmx/remote-kit/format/format-number.ts';
import { formatSize } from '@kmx/remote-kit/format/format-size.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { OperatedUnit } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import type { ReactNode } from 'react';
import { RowTable } from '../../features/tables/row-table.tsx';
import { CodeText } from '../../features/texts/code-text.tsx';

type PageWeight = OperatedUnit['versions'][number]['pages'][number];

/** What a browser needs before each kind of page is alive, of the served version and of the canary. */
export function PageWeights({ unit }: { readonly unit: OperatedUnit }): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const shown = unit.versions.filter(
    ({ version, pages }) => pages.length > 0 && (version === unit.served || version === unit.canary?.version),
  );
  if (shown.length === 0) return <p>{t('weight.none')}</p>;
  const columns: readonly TableColumn<PageWeight>[] = [
    {
      id: 'part',
      header: t('weight.part'),
      isRowHeader: true,
      cell: ({ part }) => (part === '' ? t('weight.all') : <CodeText>{part}</CodeText>),
    },
    { id: 'bytes', header: t('weight.bytes'), align: 'end', cell: ({ bytes }) => formatSize(bytes, locale) },
    {
      id: 'scripts',
      header: t('weight.scripts'),
      align: 'end',
      cell: ({ scriptBytes }) => formatSize(scriptBytes, locale),
    },
    {
      id: 'requests',
      header: t('weight.requests'),
      align: 'end',
      cell: ({ requests }) => formatNumber(requests, locale),
    },
    { id: 'levels', header: t('weight.levels'), align: 'end', cell: ({ levels }) => formatNumber(levels, locale) },
  ];
  return shown.map(({ version, pages }) => {
    const title = t(version === unit.served ? 'weight.served' : 'weight.canary', { version });
    return (
      <Stack key={version} gap={3}>
        <Heading level={3} size="body">
          {title}
        </Heading>
        <RowTable caption={title} dense columns={columns} rows={pages} rowKey={({ part }) => part} />
      </Stack>
    );
  });
}
