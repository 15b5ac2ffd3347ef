import { RadioGroup } from '@kmx/design-system/radio-group/radio-group.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useShowMessage } from '@kmx/remote-kit/remote/use-show-message.ts';
import { type ReactNode, useRef, useState } from 'react';
import type { EntryRecord } from '../../data/entry-record.ts';
import { publishEntry } from '../../data/publish-entry.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { parseLocalTime } from '../dates/local-time.ts';
import { isBaseChanged } from '../page-facts/language-state.ts';
import { useLanguageNames } from '../page-facts/use-language-names.ts';
import { TaskDialog } from '../states/task-dialog.tsx';

interface ScheduleDialogProps {
  readonly page: EntryRecord;
  readonly language: string;
  readonly onClose: () => void;
  readonly onPlanned: () => void;
}

/** Plans when a language of a page goes on the site, or leaves it (HY-71). */
export function ScheduleDialog({ page, language, onClose, onPlanned }: ScheduleDialogProps): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  const showMessage = useShowMessage();
  const { run, isRunning, error } = useMutation();
  const field = useRef<HTMLInputElement>(null);
  const [action, setAction] = useState<'publish' | 'unpublish'>('publish');
  const [problem, setProblem] = useState<string | undefined>();
  const plan = async () => {
    const releaseAt = parseLocalTime(field.current?.value ?? '', Date.now());
    if (releaseAt === null) {
      setProblem(t('plan.invalid'));
      field.current?.focus();
      return;
    }
    setProblem(undefined);
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
      <TextField ref={field} type="datetime-local" label={t('plan.time')} hint={t('plan.hint')} error={problem} />
    </TaskDialog>
  );
}
