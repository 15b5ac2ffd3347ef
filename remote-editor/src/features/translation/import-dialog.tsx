import { FileField } from '@kmx/design-system/file-field/file-field.tsx';
import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import { type ReactNode, useState } from 'react';
import { importTranslation, type PageTranslation, type XliffProblems } from '../../data/page-translation.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useLanguageNames } from '../page-facts/use-language-names.ts';
import { TaskDialog } from '../states/task-dialog.tsx';
import { ProblemList } from './problem-list.tsx';

interface ImportDialogProps {
  readonly pageId: string;
  /** Title of the page. */
  readonly title: string;
  readonly language: string;
  readonly onClose: () => void;
  readonly onImported: (translation: PageTranslation) => void;
}

const maxBytes = 2 * 1024 * 1024;

/** Imports a translation file into the draft of a language; a file that does not fit is refused with all its problems. */
export function ImportDialog({ pageId, title, language, onClose, onImported }: ImportDialogProps): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  const showMessage = useShowMessage();
  const { run, isRunning, error } = useMutation();
  const [file, setFile] = useState<File | null>(null);
  const form = useCheckedForm({
    id: 'import',
    values: { file },
    rules: { file: (typed) => (typed.file === null ? 'missing' : typed.file.size > maxBytes ? 'tooLarge' : null) },
    describe: (problem) => t(`import.${problem}`),
  });
  const [refusal, setRefusal] = useState<XliffProblems | null>(null);
  const submit = async () => {
    if (file === null) return;
    setRefusal(null);
    const outcome = await run(() => importTranslation(pageId, language, file));
    if (outcome === null) return;
    if ('problems' in outcome) return setRefusal(outcome);
    onClose();
    onImported(outcome);
    showMessage('success', t('import.done', { language: nameLanguage(language) }));
  };
  return (
    <TaskDialog
      title={t('import.title', { language: nameLanguage(language) })}
      submitText={t('translation.import')}
      action={{ isRunning, error }}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('import.text', { page: title })}</p>
      <FileField
        {...form.getField('file')}
        label={t('import.file')}
        hint={t('import.hint')}
        chooseText={t('upload.choose')}
        dropText={t('upload.drop')}
        listLabel={t('import.file')}
        status=""
        accept=".xlf,.xliff,.xml,application/xliff+xml"
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0] ?? null);
          setRefusal(null);
        }}
      />
      {refusal !== null && <ProblemList refusal={refusal} />}
    </TaskDialog>
  );
}
