import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { SearchField } from '@kmx/design-system/search-field/search-field.tsx';
import { Skeleton } from '@kmx/design-system/skeleton/skeleton.tsx';
import { createListAddress } from '@kmx/remote-kit/list-state/list-address.ts';
import { createTextParameter } from '@kmx/remote-kit/list-state/list-parameter.ts';
import { useListState } from '@kmx/remote-kit/list-state/use-list-state.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { useQuery } from '../../data/use-query.ts';
import * as styles from '../../features/downloads/download-entry.module.css';
import { DownloadEntry } from '../../features/downloads/download-entry.tsx';
import { type Download, downloadsQuery } from '../../features/downloads/downloads.query.ts';
import { PortalPage } from '../../features/frame/portal-page.tsx';
import { DeskData } from '../../features/states/desk-data.tsx';
import { useFollowedAnchor } from './use-followed-anchor.ts';

const address = createListAddress({ search: createTextParameter() });

/** The software download center (POR-028). */
export function DownloadsPage(): ReactNode {
  const t = useTranslate();
  return (
    <PortalPage lead={t('downloads.lead')} skeleton={<DownloadsSkeleton />}>
      {() => <Downloads />}
    </PortalPage>
  );
}

function Downloads(): ReactNode {
  const t = useTranslate();
  const { locale } = usePageRequest();
  const { state, change } = useListState(address);
  const { search } = state;
  const result = useQuery(
    downloadsQuery,
    { language: locale.language, search: search || null },
    { keepsPrevious: 'while-loading' },
  );
  return (
    <Stack gap={6}>
      <search>
        <SearchField label={t('downloads.search')} value={search} onSearch={(words) => change({ search: words })} />
      </search>
      <div>
        <DeskData result={result} skeleton={<DownloadsSkeleton />}>
          {({ downloads }) => <DownloadList downloads={downloads} isSearch={search !== ''} />}
        </DeskData>
      </div>
    </Stack>
  );
}

interface DownloadListProps {
  readonly downloads: readonly Download[];
  readonly isSearch: boolean;
}

function DownloadList({ downloads, isSearch }: DownloadListProps): ReactNode {
  const t = useTranslate();
  useFollowedAnchor();
  return (
    <div className={styles.list}>
      <p role="status" className={styles.count}>
        {downloads.length === 0
          ? t(isSearch ? 'downloads.noneFound' : 'downloads.none')
          : t('downloads.count', { count: downloads.length })}
      </p>
      {downloads.map((download) => (
        <DownloadEntry key={download.id} download={download} />
      ))}
    </div>
  );
}

function DownloadsSkeleton(): ReactNode {
  return (
    <div className={styles.list}>
      <Skeleton className={styles.placeholder} />
      <Skeleton className={styles.placeholder} />
    </div>
  );
}
