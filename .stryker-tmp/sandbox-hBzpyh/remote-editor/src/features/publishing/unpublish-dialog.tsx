// @ts-nocheck
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import type { ReactNode } from 'react';
import type { EntryRecord } from '../../data/entry-record.ts';
import { publishEntry } from '../../data/publish-entry.ts';
import { useAction } from '../../data/use-action.ts';
import { useShowMessage } from '../frame/use-show-message.ts';
import { describeLanguages } from '../page-facts/language-state.ts';
import { useLanguageNames } from '../page-facts/use-language-names.ts';
import { TaskDialog } from '../states/task-dialog.tsx';

interface UnpublishDialogProps {
  readonly page: EntryRecord;
  readonly language: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The default language of the content: a page that loses it leaves the site as a whole (HY-72). */
const defaultLanguage = 'en';

/** Asks before a language of a page leaves the site, and says when all of the page will. */
export function UnpublishDialog({ page, language, onClose, onDone }: UnpublishDialogProps): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  const showMessage = useShowMessage();
  const { run, isRunning, error } = useAction();
  const name = nameLanguage(language);
  const others = describeLanguages(page).filter((own) => own.state !== 'draft' && own.language !== language);
  const isWhole = language === defaultLanguage || others.length === 0;
  const unpublish = async () => {
    const done = await run(() =>
      publishEntry({
        action: 'unpublish',
        kind: page.kind,
        id: page.id,
        languages: [language],
        revision: page.revision,
      }),
    );
    if (done === null) return;
    onClose();
    onDone();
    showMessage('success', t('unpublish.done', { language: name }));
  };
  return (
    <TaskDialog
      title={t('unpublish.title', { language: name })}
      submitText={t('unpublish')}
      action={{ isRunning, error }}
      onSubmit={unpublish}
      onClose={onClose}
    >
      <p>{t(isWhole ? 'unpublish.whole' : 'unpublish.text')}</p>
    </TaskDialog>
  );
}
