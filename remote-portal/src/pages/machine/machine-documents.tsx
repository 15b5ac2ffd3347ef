import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { sortByLanguage } from '@kmx/remote-kit/content/prefer-language.ts';
import { nameLanguage } from '@kmx/remote-kit/format/display-names.ts';
import { RowTable } from '@kmx/remote-kit/lists/row-table.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { FileSize } from '../../features/downloads/file-size.tsx';
import type { MachineDetail } from '../../features/machines/machine.query.ts';

const types = ['datasheet', 'brochure', 'manual'];

/** Manuals and certificates of a machine, each with language and size. */
export function MachineDocuments({ machine }: { readonly machine: MachineDetail }): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const { documents, name } = machine;
  return (
    <section aria-labelledby="machine-documents">
      <Stack gap={4}>
        <Heading level={2} size="lead" id="machine-documents">
          {t('machine.documents')}
        </Heading>
        {documents.length === 0 ? (
          <p>{t('machine.noDocuments')}</p>
        ) : (
          <RowTable
            caption={`${t('machine.documents')}: ${name}`}
            rows={sortByLanguage(documents, locale.language, (document) => document.language)}
            rowKey={({ url }) => url}
            columns={[
              {
                id: 'name',
                header: t('machine.document.name'),
                isRowHeader: true,
                cell: ({ name: title, url }) => (
                  <Link href={url} newWindowText={t('services.newWindow')}>
                    {title}
                  </Link>
                ),
              },
              {
                id: 'type',
                header: t('machine.document.type'),
                cell: ({ type }) => (types.includes(type) ? t(`machine.document.type.${type}`) : type),
              },
              {
                id: 'language',
                header: t('machine.document.language'),
                cell: ({ language }) => nameLanguage(language, locale.language),
              },
              {
                id: 'size',
                header: t('machine.document.size'),
                align: 'end',
                cell: ({ sizeBytes }) => <FileSize bytes={sizeBytes} />,
              },
            ]}
          />
        )}
      </Stack>
    </section>
  );
}
