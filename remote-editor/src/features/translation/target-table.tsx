import { Button } from '@kmx/design-system/button/button.tsx';
import { downloadIcon, refreshIcon, uploadIcon } from '@kmx/design-system/icon/icons.ts';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { Table, type TableColumn } from '@kmx/design-system/table/table.tsx';
import { StatusBadge } from '@kmx/design-system/tag/status-badge.tsx';
import { saveFile } from '@kmx/remote-kit/downloads/save-file.browser.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import type { EntryRecord } from '../../data/entry-record.ts';
import {
  changeTranslation,
  exportTranslation,
  type PageTranslation,
  type TranslationTarget,
} from '../../data/page-translation.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { TimeText } from '../dates/time-text.tsx';
import { describeLanguages } from '../page-facts/language-state.ts';
import { StateBadge } from '../page-facts/state-badge.tsx';
import { useLanguageNames } from '../page-facts/use-language-names.ts';
import { EditorFailure } from '../states/editor-failure.tsx';

interface TargetTableProps {
  readonly page: EntryRecord;
  readonly targets: readonly TranslationTarget[];
  readonly onImport: (language: string) => void;
  readonly onReset: (language: string) => void;
  readonly onTranslation: (translation: PageTranslation) => void;
  readonly onExported: () => void;
}

/** The target languages of a page, with the next steps for each (EDT-008, EDT-014). */
export function TargetTable({ page, targets, ...on }: TargetTableProps): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  const { run, isRunning, error } = useMutation();
  const languages = describeLanguages(page);
  const download = async (language: string) => {
    const xliff = await run(() => exportTranslation(page.id, language));
    if (xliff === null) return;
    saveFile(`${page.id}-${language}.xlf`, 'application/xliff+xml', xliff);
    on.onExported();
  };
  const restart = async (language: string) => {
    const translation = await run(() => changeTranslation('start', page.id, [language]));
    if (translation !== null) on.onTranslation(translation);
  };
  const writeTime = (value: string | null) => (value === null ? '–' : <TimeText value={value} />);
  const columns: readonly TableColumn<TranslationTarget>[] = [
    {
      id: 'language',
      header: t('column.language'),
      isRowHeader: true,
      cell: ({ language }) => nameLanguage(language),
    },
    {
      id: 'state',
      header: t('column.translation'),
      cell: ({ translationState, isSourceChanged }) => (
        <Stack direction="row" gap={2}>
          {translationState !== null && <StateBadge state={translationState} />}
          {isSourceChanged && <StatusBadge status="warning">{t('translation.sourceChanged')}</StatusBadge>}
        </Stack>
      ),
    },
    { id: 'exported', header: t('column.exported'), cell: ({ exportedAt }) => writeTime(exportedAt) },
    { id: 'imported', header: t('column.imported'), cell: ({ importedAt }) => writeTime(importedAt) },
    {
      id: 'published',
      header: t('column.published'),
      cell: ({ language }) => {
        const own = languages.find((candidate) => candidate.language === language);
        return own === undefined ? '–' : <StateBadge state={own.state} />;
      },
    },
    {
      id: 'actions',
      header: t('column.actions'),
      cell: ({ language, translationState }) => (
        <Stack direction="row" gap={2}>
          <Button
            size="small"
            variant="secondary"
            icon={downloadIcon}
            busy={isRunning}
            aria-label={`${t('translation.export')}: ${nameLanguage(language)}`}
            onClick={() => void download(language)}
          >
            {t('translation.export')}
          </Button>
          {translationState === 'InProgress' && (
            <Button
              size="small"
              variant="secondary"
              icon={uploadIcon}
              aria-label={`${t('translation.import')}: ${nameLanguage(language)}`}
              onClick={() => on.onImport(language)}
            >
              {t('translation.import')}
            </Button>
          )}
          {translationState === 'Translated' && (
            <Button
              size="small"
              variant="quiet"
              icon={refreshIcon}
              aria-label={`${t('translation.again')}: ${nameLanguage(language)}`}
              onClick={() => void restart(language)}
            >
              {t('translation.again')}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            aria-label={`${t('translation.reset')}: ${nameLanguage(language)}`}
            onClick={() => on.onReset(language)}
          >
            {t('translation.reset')}
          </Button>
        </Stack>
      ),
    },
  ];
  if (targets.length === 0) return <p>{t('translation.none')}</p>;
  return (
    <Stack gap={3}>
      {error !== null && <EditorFailure error={error} />}
      <Table
        caption={t('translation.title')}
        layout="stack"
        columns={columns}
        rows={targets}
        rowKey={({ language }) => language}
      />
    </Stack>
  );
}
