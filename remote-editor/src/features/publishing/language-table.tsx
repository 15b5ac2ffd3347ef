import { Button } from '@kmx/design-system/button/button.tsx';
import { StaticMessage } from '@kmx/design-system/flash-message/static-message.tsx';
import { calendarIcon, editIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Table, type TableColumn } from '@kmx/design-system/table/table.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import { type ReactNode, useState } from 'react';
import { createContentPath } from '../../data/editor-paths.ts';
import type { EntryRecord } from '../../data/entry-record.ts';
import { publishEntry } from '../../data/publish-entry.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { TimeText } from '../dates/time-text.tsx';
import { describeLanguages, isBaseChanged, type LanguageState } from '../page-facts/language-state.ts';
import { createPageAddress } from '../page-facts/page-address.ts';
import { StateBadge } from '../page-facts/state-badge.tsx';
import { useLanguageNames } from '../page-facts/use-language-names.ts';
import { EditorFailure } from '../states/editor-failure.tsx';
import { AddLanguage } from './add-language.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { UnpublishDialog } from './unpublish-dialog.tsx';
import { useReach } from './use-reach.ts';

interface LanguageTableProps {
  readonly page: EntryRecord;
  readonly onChanged: () => void;
}

type Task = { readonly kind: 'schedule' | 'unpublish'; readonly language: string };

/** The languages of a page: what of each is published, and its actions: edit, publish, schedule, unpublish (EDT-014). */
export function LanguageTable({ page, onChanged }: LanguageTableProps): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const nameLanguage = useLanguageNames();
  const request = usePageRequest();
  const showMessage = useShowMessage();
  const { run, isRunning, error } = useMutation();
  const [task, setTask] = useState<Task | null>(null);
  const [published, setPublished] = useState<string | null>(null);
  const isUnreachable = useReach(published === null ? null : createPageAddress(page, published, request)) === 'missing';
  const withBase = isBaseChanged(page);
  const publish = async (language: string) => {
    const done = await run(() =>
      publishEntry({
        action: 'publish',
        kind: page.kind,
        id: page.id,
        languages: [language],
        withBase,
        revision: page.revision,
      }),
    );
    if (done === null) return;
    setPublished(language);
    onChanged();
    showMessage('success', t('publish.done', { language: nameLanguage(language) }));
  };
  const columns: readonly TableColumn<LanguageState>[] = [
    {
      id: 'language',
      header: t('column.language'),
      isRowHeader: true,
      cell: ({ language }) => nameLanguage(language),
    },
    { id: 'title', header: t('field.title'), cell: ({ title }) => title ?? '–' },
    { id: 'state', header: t('column.state'), cell: ({ state }) => <StateBadge state={state} /> },
    { id: 'changed', header: t('column.changed'), cell: ({ updatedAt }) => <TimeText value={updatedAt} /> },
    {
      id: 'actions',
      header: t('column.actions'),
      cell: ({ language, state }) => {
        const name = nameLanguage(language);
        return (
          <Stack direction="row" gap={2}>
            <Button
              size="small"
              variant="secondary"
              icon={editIcon}
              href={href(createContentPath(page.kind, page.id, language))}
              aria-label={`${t('edit')}: ${name}`}
            >
              {t('edit')}
            </Button>
            {state !== 'published' && (
              <Button
                size="small"
                busy={isRunning}
                aria-label={`${t('publish')}: ${name}`}
                onClick={() => void publish(language)}
              >
                {t('publish')}
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              icon={calendarIcon}
              aria-label={`${t('plan')}: ${name}`}
              onClick={() => setTask({ kind: 'schedule', language })}
            >
              {t('plan')}
            </Button>
            {state !== 'draft' && (
              <Button
                size="small"
                variant="quiet"
                aria-label={`${t('unpublish')}: ${name}`}
                onClick={() => setTask({ kind: 'unpublish', language })}
              >
                {t('unpublish')}
              </Button>
            )}
          </Stack>
        );
      },
    },
  ];
  const close = () => setTask(null);
  return (
    <Stack gap={3}>
      {error !== null && <EditorFailure error={error} {...(error.kind === 'conflict' ? { onRetry: onChanged } : {})} />}
      {published !== null && isUnreachable && (
        <StaticMessage type="error">
          {`${t('publish.done', { language: nameLanguage(published) })} ${t('publish.unreachable')}`}
        </StaticMessage>
      )}
      <Table
        caption={t('page.languages')}
        layout="stack"
        columns={columns}
        rows={describeLanguages(page)}
        rowKey={({ language }) => language}
      />
      {withBase && <p>{t('content.sharedChanged')}</p>}
      <AddLanguage page={page} />
      {task?.kind === 'schedule' && (
        <ScheduleDialog page={page} language={task.language} onClose={close} onPlanned={onChanged} />
      )}
      {task?.kind === 'unpublish' && (
        <UnpublishDialog page={page} language={task.language} onClose={close} onDone={onChanged} />
      )}
    </Stack>
  );
}
