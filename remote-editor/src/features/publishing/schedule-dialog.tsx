import { Button } from '@kmx/design-system/button/button.tsx';
import { Dialog } from '@kmx/design-system/dialog/dialog.tsx';
import { Stack } from '@kmx/design-system/layout/grid.tsx';
import { RadioGroup } from '@kmx/design-system/radio-group/radio-group.tsx';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { useTranslate } from '@kmx/shared-contracts/messages.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { publishPage } from '../../data/publish-page.ts';
import { useAction } from '../../data/use-action.ts';
import { useShowMessage } from '../frame/use-show-message.ts';
import { useLanguageNames } from '../page-facts/use-language-names.ts';
import { EditorFailure } from '../states/editor-failure.tsx';
import { parseLocalTime } from './parse-local-time.ts';

interface ScheduleDialogProps {
  readonly pageId: string;
  readonly language: string;
  readonly onClose: () => void;
  readonly onPlanned: () => void;
}

/** Plans when a language of a page goes on the site, or leaves it (HY-71). */
export function ScheduleDialog({ pageId, language, onClose, onPlanned }: ScheduleDialogProps): ReactNode {
  const t = useTranslate();
  const nameLanguage = useLanguageNames();
  const showMessage = useShowMessage();
  const { run, isRunning, error } = useAction();
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
    const done = await run(() => publishPage({ action, id: pageId, languages: [language], releaseAt }));
    if (done === null) return;
    onClose();
    onPlanned();
    showMessage('success', t('plan.done'));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('plan.title', { language: nameLanguage(language) })}
      closeText={t('close')}
      footer={
        <Stack direction="row" gap={3}>
          <Button busy={isRunning} onClick={() => void plan()}>
            {t('plan.submit')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Stack>
      }
    >
      <Stack gap={5}>
        <RadioGroup
          name="planned-action"
          label={t('column.what')}
          value={action}
          onSelect={(value) => setAction(value === 'unpublish' ? 'unpublish' : 'publish')}
          options={(['publish', 'unpublish'] as const).map((value) => ({ value, text: t(`planned.${value}`) }))}
        />
        <TextField ref={field} type="datetime-local" label={t('plan.time')} hint={t('plan.hint')} error={problem} />
        {error !== null && <EditorFailure error={error} />}
      </Stack>
    </Dialog>
  );
}
