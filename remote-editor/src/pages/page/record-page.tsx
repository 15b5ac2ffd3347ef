import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { editIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useRouteParams } from '@kmx/remote-kit/remote/use-route-params.ts';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import type { ReactNode } from 'react';
import { requestCms } from '../../data/cms-operation.ts';
import { createContentPath, createListPath } from '../../data/editor-paths.ts';
import { entryOperation } from '../../data/entry-operations.ts';
import type { EntryDetails } from '../../data/entry-record.ts';
import { useQuery } from '../../data/use-query.ts';
import { DeleteButton } from '../../features/deletion/delete-button.tsx';
import { RecordMissing } from '../../features/deletion/record-missing.tsx';
import { EditorPage } from '../../features/frame/editor-page.tsx';
import { describeKind } from '../../features/page-facts/describe-kind.ts';
import { chooseLanguage } from '../../features/page-facts/language-state.ts';
import { createPlainPath } from '../../features/page-facts/page-address.ts';
import { PageFacts } from '../../features/page-facts/page-facts.tsx';
import { listLocales } from '../../features/page-facts/page-filters.ts';
import { loadEntryModel } from '../../features/page-facts/use-entry-list.ts';
import { PreviewPanel } from '../../features/preview/preview-panel.tsx';
import { LanguageTable } from '../../features/publishing/language-table.tsx';
import { listPlanned, PlannedTable } from '../../features/publishing/planned-table.tsx';
import { AnswerView } from '../../features/states/answer-view.tsx';
import { TranslationPanel } from '../../features/translation/translation-panel.tsx';
import { PageHistory } from '../../features/versions/page-history.tsx';

/** All details of one entry: languages and publication, translation, preview, plans, facts and history (EDT-014). */
export function RecordPage(): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { kind = 'Page', entryId = '' } = useRouteParams();
  const { locale } = usePageRequest();
  const locales = listLocales(locale.language, uiLanguages);
  const answer = useQuery(`entry ${kind} ${entryId}`, async () => {
    await loadEntryModel(kind);
    return { entry: await requestCms(entryOperation(kind), { id: entryId }, locales) };
  });
  const entry = answer.data?.entry;
  return (
    <EditorPage
      title={entry?.title ?? t(kind === 'Page' ? 'page.title' : 'entry.title')}
      parent={{ text: describeKind(kind, t), href: href(createListPath(kind)) }}
      actions={
        entry && (
          <>
            <Button
              icon={editIcon}
              href={href(createContentPath(kind, entry.id, chooseLanguage(entry, locale.language)))}
            >
              {t('content.title')}
            </Button>
            <DeleteButton page={entry} onChanged={answer.refresh} />
          </>
        )
      }
    >
      <AnswerView answer={answer} lines={12}>
        {(known) =>
          known.entry === null ? (
            <RecordMissing kind={kind} entryId={entryId} onRestored={answer.refresh} />
          ) : (
            <RecordView page={known.entry} onChanged={answer.refresh} />
          )
        }
      </AnswerView>
    </EditorPage>
  );
}

function RecordView({ page, onChanged }: { readonly page: EntryDetails; readonly onChanged: () => void }): ReactNode {
  const t = useTranslate();
  const hasPage = createPlainPath(page) !== null;
  const parts: readonly (readonly [string, ReactNode])[] = [
    ['page.languages', <LanguageTable key="languages" page={page} onChanged={onChanged} />],
    ['preview.title', hasPage && <PreviewPanel key="preview" page={page} />],
    [
      'translation.title',
      page.kind === 'Page' && <TranslationPanel key="translation" page={page} onChanged={onChanged} />,
    ],
    ['schedule.title', <PlannedTable key="schedule" entries={listPlanned([page])} onChanged={onChanged} />],
    ['page.facts', <PageFacts key="facts" page={page} />],
    ['page.history', <PageHistory key="history" page={page} />],
  ];
  return (
    <Stack gap={7}>
      {parts
        .filter(([, part]) => part !== false)
        .map(([title, part]) => (
          <Stack key={title} gap={4}>
            <Heading level={2} size="title">
              {t(title)}
            </Heading>
            {part}
          </Stack>
        ))}
    </Stack>
  );
}
