import { Button } from '@kmx/design-system/button/button.tsx';
import { userIcon } from '@kmx/design-system/icon/icons.ts';
import { TextField } from '@kmx/design-system/text-field/text-field.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { maxEditorNameLength } from '@kmx/shared-contracts/endpoints/editor-name.schema.ts';
import { type ReactNode, useRef, useState } from 'react';
import { giveName, loadName } from '../../data/editor-name.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { TaskDialog } from '../states/task-dialog.tsx';

/** The name of this editor in the log; a team shares one password, so people enter their names. */
export function PersonName(): ReactNode {
  const t = useTranslate();
  const { data, replace } = useQuery('name', loadName);
  const { run, isRunning, error } = useMutation();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const give = async () => {
    const name = await run(() => giveName(field.current?.value.trim() ?? ''));
    if (name === null) return;
    replace(name);
    setOpen(false);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" size="small" isFlush icon={userIcon} onClick={() => setOpen(true)}>
        {data === null || data === '' ? t('person.give') : data}
      </Button>
      {isOpen && (
        <TaskDialog
          title={t('person.title')}
          submitText={t('person.submit')}
          action={{ isRunning, error }}
          onSubmit={give}
          onClose={close}
        >
          <TextField
            ref={field}
            label={t('person.label')}
            hint={t('person.hint')}
            autoComplete="name"
            maxLength={maxEditorNameLength}
            defaultValue={data ?? ''}
          />
        </TaskDialog>
      )}
    </>
  );
}
