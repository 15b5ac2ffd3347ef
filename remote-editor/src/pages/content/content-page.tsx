import { FlashMessage } from '@kmx/design-system/flash-message/flash-message.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { Select } from '@kmx/design-system/select/select.tsx';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { useHref, usePageRequest, useShell } from '@kmx/shared-contracts/remote-root.tsx';
import { useParams } from '@kmx/shared-contracts/router.ts';
import type { ReactNode } from 'react';
import { useAnswer } from '../../data/use-answer.ts';
import { loadAssets } from '../../features/content-form/assets-context.ts';
import { openDraft } from '../../features/content-form/open-draft.ts';
import { EditorPage } from '../../features/frame/editor-page.tsx';
import { RecordMissing } from '../../features/page-facts/record-missing.tsx';
import { useLanguageNames } from '../../features/page-facts/use-language-names.ts';
import { AnswerView } from '../../features/states/answer-view.tsx';
import { createContentPath, createRecordPath } from '../../routes.ts';
import { ContentEditor } from './content-editor.tsx';

/** Edits texts, links and pictures of a page in one language, which is in the address; then saves, looks and publishes. */
export function ContentPage(): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const shell = useShell();
  const nameLanguage = useLanguageNames();
  const { pageId = '' } = useParams();
  const { query, locale } = usePageRequest();
  const language = uiLanguages.find((own) => own === query['language']) ?? locale.language;
  const answer = useAnswer(`draft ${pageId} ${language}`, () => openDraft(pageId, language));
  const assets = useAnswer('assets', () => loadAssets(locale.language, '')).data ?? [];
  const page = answer.data?.page;
  const languages = page?.localizations.map(({ locale: own }) => own) ?? [];
  const isThere = languages.includes(language);
  return (
    <EditorPage
      title={t('content.title')}
      lead={page?.title ?? undefined}
      parent={{ text: t('content.back'), href: href(createRecordPath(pageId)) }}
      actions={
        page !== undefined && (
          <Select
            label={t('column.language')}
            value={language}
            options={[...languages, ...(isThere ? [] : [language])].map((own) => ({
              value: own,
              text: nameLanguage(own),
            }))}
            onChange={({ currentTarget: { value } }) => shell?.navigate(href(createContentPath(pageId, value)))}
          />
        )
      }
    >
      <AnswerView answer={answer} lines={12}>
        {(opened) =>
          opened === null ? (
            <RecordMissing />
          ) : answer.isOutdated ? null : !isThere ? (
            <FlashMessage
              type="info"
              isStatic
              action={<Link href={href(createRecordPath(pageId))}>{t('content.back')}</Link>}
            >
              {t('content.noLanguage')}
            </FlashMessage>
          ) : (
            <ContentEditor
              key={language}
              opened={opened}
              language={language}
              assets={assets}
              onSaved={answer.refresh}
            />
          )
        }
      </AnswerView>
    </EditorPage>
  );
}
