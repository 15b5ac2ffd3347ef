import { Select } from '@kmx/design-system/select/select.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref, usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useRouteParams } from '@kmx/remote-kit/remote/use-route-params.ts';
import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import type { ReactNode } from 'react';
import { createRecordPath, createVersionPath } from '../../data/editor-paths.ts';
import { useQuery } from '../../data/use-query.ts';
import { RecordMissing } from '../../features/deletion/record-missing.tsx';
import { EditorPage } from '../../features/frame/editor-page.tsx';
import { useLanguageNames } from '../../features/page-facts/use-language-names.ts';
import { AnswerView } from '../../features/states/answer-view.tsx';
import { compareVersion } from '../../features/versions/compare-version.ts';
import { VersionDifferences } from '../../features/versions/version-differences.tsx';

/** A version of an entry next to the current draft or another version, in one language, with a button to restore it. */
export function VersionPage(): ReactNode {
  const t = useTranslate();
  const href = useHref();
  const shell = useShell();
  const nameLanguage = useLanguageNames();
  const { kind = 'Page', entryId = '', revision: text = '' } = useRouteParams();
  const { query, locale } = usePageRequest();
  const revision = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
  const language = uiLanguages.find((own) => own === query['language']) ?? locale.language;
  const other = /^[1-9]\d{0,8}$/.test(query['with'] ?? '') ? Number(query['with']) : null;
  const answer = useQuery(`version ${kind} ${entryId} ${revision} ${language} ${other}`, async () => ({
    comparison: await compareVersion(kind, entryId, revision, language, other),
  }));
  const entry = answer.data?.comparison?.entry;
  return (
    <EditorPage
      title={t('version.title')}
      lead={entry?.title ?? undefined}
      parent={{ text: t('content.back'), href: href(createRecordPath(kind, entryId)) }}
      actions={
        entry && (
          <>
            <Select
              label={t('version.with')}
              value={other === null ? '' : String(other)}
              options={[
                { value: '', text: t('version.current') },
                ...entry.versions
                  .filter((one) => one.revision !== revision)
                  .map((one) => ({
                    value: String(one.revision),
                    text: t('version.older', { revision: one.revision }),
                  })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                shell?.navigate(href(createVersionPath(kind, entryId, revision, language, value)))
              }
            />
            <Select
              label={t('column.language')}
              value={language}
              options={entry.localizations.map(({ locale: own }) => ({ value: own, text: nameLanguage(own) }))}
              onChange={({ currentTarget: { value } }) =>
                shell?.navigate(href(createVersionPath(kind, entryId, revision, value, query['with'])))
              }
            />
          </>
        )
      }
    >
      <AnswerView answer={answer} lines={12}>
        {({ comparison }) =>
          comparison === null ? (
            <RecordMissing kind={kind} entryId={entryId} onRestored={answer.refresh} />
          ) : (
            <VersionDifferences
              key={`${language} ${comparison.current.revision} ${comparison.isCurrent}`}
              comparison={comparison}
              language={language}
              onRestored={answer.refresh}
            />
          )
        }
      </AnswerView>
    </EditorPage>
  );
}
