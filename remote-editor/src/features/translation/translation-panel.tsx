import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useState } from 'react';
import type { EntryRecord } from '../../data/entry-record.ts';
import { loadTranslation, type PageTranslation } from '../../data/page-translation.ts';
import { useQuery } from '../../data/use-query.ts';
import { useLanguageNames } from '../page-facts/use-language-names.ts';
import { AnswerView } from '../states/answer-view.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { StartForm } from './start-form.tsx';
import { TargetTable } from './target-table.tsx';
import { TranslationLog } from './translation-log.tsx';

interface TranslationPanelProps {
  readonly page: EntryRecord;
  /** Called when the draft or the state of the page has changed. */
  readonly onChanged: () => void;
}

type Task = { readonly kind: 'import' | 'reset'; readonly language: string };

/** The translation of one page: its languages, start, export, import, reset and log (EDT-010, EDT-014). */
export function TranslationPanel({ page, onChanged }: TranslationPanelProps): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  const answer = useQuery(`translation ${page.id}`, () => loadTranslation(page.id));
  const [task, setTask] = useState<Task | null>(null);
  const take = (translation: PageTranslation) => {
    answer.replace(translation);
    onChanged();
  };
  const close = () => setTask(null);
  const heading = page.title ?? page.slug ?? page.id;
  return (
    <AnswerView answer={answer}>
      {(translation) => (
        <Stack gap={5}>
          <p>{t('translation.source', { language: nameLanguage(translation.sourceLanguage) })}</p>
          <TargetTable
            page={page}
            targets={translation.targetLanguages}
            onImport={(language) => setTask({ kind: 'import', language })}
            onReset={(language) => setTask({ kind: 'reset', language })}
            onTranslation={take}
            onExported={() => {
              answer.refresh();
              onChanged();
            }}
          />
          <StartForm page={page} translation={translation} onStarted={take} />
          {translation.log.length > 0 && (
            <Stack gap={2}>
              <Heading level={3} size="body">
                {t('translation.log')}
              </Heading>
              <TranslationLog log={translation.log} />
            </Stack>
          )}
          {task?.kind === 'import' && (
            <ImportDialog pageId={page.id} title={heading} language={task.language} onClose={close} onImported={take} />
          )}
          {task?.kind === 'reset' && (
            <ResetDialog pageId={page.id} title={heading} language={task.language} onClose={close} onReset={take} />
          )}
        </Stack>
      )}
    </AnswerView>
  );
}
