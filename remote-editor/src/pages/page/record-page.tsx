import { Button } from '@kmx/design-system/button/button.tsx';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { editIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref, usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import { useParams } from '@kmx/shared-contracts/router.ts';
import type { ReactNode } from 'react';
import { askCms } from '../../data/cms-operation.ts';
import { type PageDetails, pageOperation } from '../../data/page-operations.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { EditorPage } from '../../features/frame/editor-page.tsx';
import { chooseLanguage } from '../../features/page-facts/language-state.ts';
import { PageFacts } from '../../features/page-facts/page-facts.tsx';
import { listLocales } from '../../features/page-facts/page-filters.ts';
import { PageHistory } from '../../features/page-facts/page-history.tsx';
import { RecordMissing } from '../../features/page-facts/record-missing.tsx';
import { PreviewPanel } from '../../features/preview/preview-panel.tsx';
import { LanguageTable } from '../../features/publishing/language-table.tsx';
import { listPlanned, PlannedTable } from '../../features/publishing/planned-table.tsx';
import { AnswerView } from '../../features/states/answer-view.tsx';
import { TranslationPanel } from '../../features/translation/translation-panel.tsx';
import { createContentPath, editorPath } from '../../routes.ts';

/** Everything about one page of the site: languages and publication, translation, preview, plans, facts and history (EDT-014). */
export function RecordPage(): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const { pageId = '' } = useParams();
  const { locale } = usePageRequest();
  const locales = listLocales(locale.language, uiLanguages);
  const answer = useAnswer(`page ${pageId}`, async () => ({
    page: await askCms(pageOperation, { id: pageId }, locales),
  }));
  const page = answer.data?.page;
  return (
    <EditorPage
      title={page?.title ?? t('page.title')}
      parent={{ text: t('pages.title'), href: href(`${editorPath}/pages`) }}
      actions={
        page && (
          <Button icon={editIcon} href={href(createContentPath(page.id, chooseLanguage(page, locale.language)))}>
            {t('content.title')}
          </Button>
        )
      }
    >
      <AnswerView answer={answer} lines={12}>
        {(known) =>
          known.page === null ? <RecordMissing /> : <RecordView page={known.page} onChanged={answer.refresh} />
        }
      </AnswerView>
    </EditorPage>
  );
}

function RecordView({ page, onChanged }: { readonly page: PageDetails; readonly onChanged: () => void }): ReactNode {
  const t = useTranslate();
  const parts: readonly (readonly [string, ReactNode])[] = [
    ['page.languages', <LanguageTable key="languages" page={page} onChanged={onChanged} />],
    ['preview.title', <PreviewPanel key="preview" page={page} />],
    ['translation.title', <TranslationPanel key="translation" page={page} onChanged={onChanged} />],
    ['schedule.title', <PlannedTable key="schedule" entries={listPlanned([page])} onChanged={onChanged} />],
    ['page.facts', <PageFacts key="facts" page={page} />],
    ['page.history', <PageHistory key="history" page={page} />],
  ];
  return (
    <Stack gap={7}>
      {parts.map(([title, part]) => (
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
