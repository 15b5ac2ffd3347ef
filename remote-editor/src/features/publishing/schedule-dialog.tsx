import { RadioGroup } from '@kmx/design-system/radio-group/radio-group.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { createTextReader } from '@kmx/remote-kit/forms/text-reader.ts';
import { useCheckedForm } from '@kmx/remote-kit/forms/use-checked-form.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import { type ReactNode, useState } from 'react';
import type { EntryRecord } from '../../data/entry-record.ts';
import { publishEntry } from '../../data/publish-entry.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { parseLocalTime } from '../dates/local-time.ts';
import { isBaseChanged } from '../page-facts/language-state.ts';
import { useLanguageNames } from '../page-facts/use-language-names.ts';
import { TaskDialog } from '../states/task-dialog.tsx';

const readTyped = createTextReader('time');

interface ScheduleDialogProps {
  readonly page: EntryRecord;
  readonly language: string;
  readonly onClose: () => void;
  readonly onPlanned: () => void;
}

/** Schedules the publication or removal of a language of a page (HY-71). */
export function ScheduleDialog({ page, language, onClose, onPlanned }: ScheduleDialogProps): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  const showMessage = useShowMessage();
  const { run, isRunning, error } = useMutation();
  const [action, setAction] = useState<'publish' | 'unpublish'>('publish');
  const form = useCheckedForm({
    id: 'plan',
    values: readTyped,
    rules: { time: ({ time }) => (parseLocalTime(time, Date.now()) === null ? 'invalid' : null) },
    describe: (problem) => t(`plan.${problem}`),
  });
  const plan = async (element: HTMLFormElement) => {
    const releaseAt = parseLocalTime(readTyped(element).time, Date.now());
    if (releaseAt === null) return;
    const done = await run(() =>
      publishEntry({
        action,
        kind: page.kind,
        id: page.id,
        languages: [language],
        withBase: isBaseChanged(page),
        releaseAt,
      }),
    );
    if (done === null) return;
    onClose();
    onPlanned();
    showMessage('success', t('plan.done'));
  };
  return (
    <TaskDialog
      title={t('plan.title', { language: nameLanguage(language) })}
      submitText={t('plan.submit')}
      action={{ isRunning, error }}
      form={form}
      onSubmit={plan}
      onClose={onClose}
    >
      <RadioGroup
        name="planned-action"
        label={t('column.what')}
        value={action}
        onSelect={(value) => setAction(value === 'unpublish' ? 'unpublish' : 'publish')}
        options={(['publish', 'unpublish'] as const).map((value) => ({ value, text: t(`planned.${value}`) }))}
      />
      <TextField {...form.getField('time')} type="datetime-local" label={t('plan.time')} hint={t('plan.hint')} />
    </TaskDialog>
  );
}
