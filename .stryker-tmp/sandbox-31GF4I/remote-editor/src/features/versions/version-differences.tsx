// @ts-nocheck
import { Button } from '@kmx/design-system/button/button.tsx';
import { FlashMessage } from '@kmx/design-system/flash-message/flash-message.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { Table, type TableColumn } from '@kmx/design-system/table/table.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref } from '@kmx/shared-contracts/remote-root.tsx';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { createContentPath } from '../../routes.ts';
import { describePath } from '../content-form/content-path.ts';
import { describeValue } from '../content-form/describe-value.ts';
import type { ContentDifference } from '../content-form/list-differences.ts';
import { createDraftStore } from '../content-form/open-draft.ts';
import { pickChanged } from '../content-form/save-draft.ts';
import { TimeText } from '../dates/time-text.tsx';
import { EditorFailure } from '../states/editor-failure.tsx';
import type { VersionComparison } from './compare-version.ts';
import * as styles from './version-differences.module.css';

interface VersionDifferencesProps {
  readonly comparison: VersionComparison;
  readonly language: string;
  readonly onRestored: () => void;
}

/** Every place in which a version differs from the draft, both sides beside each other; the version can be taken back as a new one. */
export function VersionDifferences({ comparison, language, onRestored }: VersionDifferencesProps): ReactNode {
  const { entry, entryModel, older, current, differences } = comparison;
  const t = useTranslate();
  const href = useHref();
  const { run, isRunning, error } = useAction();
  const [isRestored, setRestored] = useState(false);
  const restore = async () => {
    const store = createDraftStore(entry, entryModel, language);
    const revision = await run(() => store.write(pickChanged(current.content, older.content), current.revision));
    if (revision === null) return;
    setRestored(true);
    onRestored();
  };
  const side = (value: unknown, isThere: boolean) => (
    <span className={styles.text}>{isThere ? describeValue(value) : t('version.notThere')}</span>
  );
  const columns: readonly TableColumn<ContentDifference>[] = [
    {
      id: 'place',
      header: t('version.place'),
      isRowHeader: true,
      cell: ({ path }) => describePath(path, [current.content, older.content], t),
    },
    {
      id: 'older',
      header: t('version.older', { revision: older.revision }),
      cell: ({ kind, before }) => (kind === 'moved' ? t('version.moved') : side(before, kind !== 'added')),
    },
    {
      id: 'current',
      header: t('version.current'),
      cell: ({ kind, after }) => (kind === 'moved' ? t('version.moved') : side(after, kind !== 'removed')),
    },
  ];
  return (
    <Stack gap={5}>
      <p>
        {t('history.saved', { revision: older.revision })} · <TimeText value={older.createdAt} />
      </p>
      <p role="status">{t('version.count', { count: differences.length })}</p>
      {error !== null && <EditorFailure error={error} onRetry={onRestored} />}
      {isRestored && (
        <FlashMessage type="success" isStatic>
          {t('version.restored')}
        </FlashMessage>
      )}
      {differences.length > 0 && (
        <Table
          caption={t('version.title')}
          layout="stack"
          columns={columns}
          rows={differences}
          rowKey={({ kind, path }) => `${kind} ${path.join('.')}`}
        />
      )}
      <Stack direction="row" gap={3}>
        {differences.length > 0 && (
          <Button busy={isRunning} onClick={() => void restore()}>
            {t('version.restore')}
          </Button>
        )}
        <Link href={href(createContentPath(entry.kind, entry.id, language))}>{t('content.title')}</Link>
      </Stack>
    </Stack>
  );
}
