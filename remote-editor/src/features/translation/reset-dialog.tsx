import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { changeTranslation, type PageTranslation } from '../../data/page-translation.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useLanguageNames } from '../page-facts/use-language-names.ts';
import { TaskDialog } from '../states/task-dialog.tsx';

interface ResetDialogProps {
  readonly pageId: string;
  /** Title of the page. */
  readonly title: string;
  readonly language: string;
  readonly onClose: () => void;
  readonly onReset: (translation: PageTranslation) => void;
}

/** Asks for confirmation before the translation into a language is reset; its texts stay (EDT-010, D-30). */
export function ResetDialog({ pageId, title, language, onClose, onReset }: ResetDialogProps): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  const { run, isRunning, error } = useMutation();
  const reset = async () => {
    const translation = await run(() => changeTranslation('reset', pageId, [language]));
    if (translation === null) return;
    onClose();
    onReset(translation);
  };
  return (
    <TaskDialog
      title={t('translation.reset.title', { language: nameLanguage(language) })}
      submitText={t('translation.reset')}
      action={{ isRunning, error }}
      onSubmit={reset}
      onClose={onClose}
    >
      <p>{t('translation.reset.text', { page: title })}</p>
    </TaskDialog>
  );
}
