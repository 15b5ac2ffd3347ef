import type { TableColumn } from '@kmx/design-system/table/table.tsx';
import { StatusBadge } from '@kmx/design-system/tag/status-badge.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReleasesResponse } from '@kmx/shared-contracts/endpoints/releases.schema.ts';
import type { ReactNode } from 'react';
import { RowTable } from '../../features/tables/row-table.tsx';
import { CodeText } from '../../features/texts/code-text.tsx';
import { ReasonList } from '../../features/texts/reason-list.tsx';
import * as cell from '../../features/texts/second-line.module.css';

type Shell = ReleasesResponse['shells'][number];

interface ShellTableProps {
  readonly shells: readonly Shell[];
  /** The last statement of the registry. */
  readonly revision: number;
}

/** The running shells, with the build that each serves and what it does not serve. */
export function ShellTable({ shells, revision }: ShellTableProps): ReactNode {
  const t = useTranslate();
  const columns: readonly TableColumn<Shell>[] = [
    {
      id: 'shell',
      header: t('shells.shell'),
      isRowHeader: true,
      cell: ({ shell, isThis }) => (
        <div className={cell.cell}>
          <CodeText>{shell}</CodeText>
          {isThis && <span className={cell.second}>{t('shells.this')}</span>}
        </div>
      ),
    },
    { id: 'build', header: t('shells.build'), cell: ({ buildId }) => <CodeText>{buildId}</CodeText> },
    {
      id: 'revision',
      header: t('shells.revision'),
      cell: (shell) => t('shells.decided', { decided: shell.revision, revision }),
    },
    { id: 'state', header: t('shells.state'), cell: (shell) => <ShellState shell={shell} revision={revision} /> },
  ];
  return <RowTable caption={t('shells.title')} columns={columns} rows={shells} rowKey={({ shell }) => shell} />;
}

function ShellState({ shell, revision }: { readonly shell: Shell; readonly revision: number }): ReactNode {
  const t = useTranslate();
  if (shell.problems.length > 0) {
    return (
      <div className={cell.cell}>
        <StatusBadge status="danger">{t('shells.notAll')}</StatusBadge>
        <ReasonList reasons={shell.problems.map(({ name, version, reason }) => `${name} ${version}: ${reason}`)} />
      </div>
    );
  }
  if (shell.revision < revision) return <StatusBadge status="warning">{t('shells.behind')}</StatusBadge>;
  return <StatusBadge status="success">{t('shells.all')}</StatusBadge>;
}
