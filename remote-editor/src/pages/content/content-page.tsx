import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useRouteParams } from '@kmx/remote-kit/remote/use-route-params.ts';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import type { ReactNode } from 'react';
import { createContentPath, createRecordPath } from '../../data/editor-paths.ts';
import { useQuery } from '../../data/use-query.ts';
import { openDraft } from '../../features/content-form/draft/open-draft.ts';
import { RecordMissing } from '../../features/deletion/record-missing.tsx';
import { EditorPage } from '../../features/frame/editor-page.tsx';
import { useLanguageNames } from '../../features/page-facts/use-language-names.ts';
import { AnswerView } from '../../features/states/answer-view.tsx';
import { ContentEditor } from './content-editor.tsx';

/** Edits all fields of an entry in the language named in the address; then saves, previews and publishes. */
export function ContentPage(): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const shell = useShell();
  const nameLanguage = useLanguageNames();
  const { kind = 'Page', entryId = '' } = useRouteParams();
  const { query, locale } = usePageRequest();
  const language = uiLanguages.find((own) => own === query['language']) ?? locale.language;
  const answer = useQuery(`draft ${kind} ${entryId} ${language}`, async () => ({
    opened: await openDraft(kind, entryId, language),
  }));
  const entry = answer.data?.opened?.entry;
  return (
    <EditorPage
      title={t('content.title')}
      lead={entry?.title ?? undefined}
      parent={{ text: t('content.back'), href: href(createRecordPath(kind, entryId)) }}
      actions={
        entry !== undefined && (
          <Select
            label={t('column.language')}
            value={language}
            options={uiLanguages.flatMap((own) => {
              const isThere = entry.localizations.some(({ locale: known }) => known === own);
              const isOffered = entry.languages.length === 0 || entry.languages.includes(own) || own === language;
              const name = nameLanguage(own);
              if (isThere) return [{ value: own, text: name }];
              return isOffered ? [{ value: own, text: t('content.newLanguage', { language: name }) }] : [];
            })}
            onChange={({ currentTarget: { value } }) => shell?.navigate(href(createContentPath(kind, entryId, value)))}
          />
        )
      }
    >
      <AnswerView answer={answer} lines={12}>
        {({ opened }) =>
          opened === null ? (
            <RecordMissing kind={kind} entryId={entryId} onRestored={answer.refresh} />
          ) : answer.isOutdated ? null : (
            <ContentEditor key={language} opened={opened} language={language} onSaved={answer.refresh} />
          )
        }
      </AnswerView>
    </EditorPage>
  );
}
