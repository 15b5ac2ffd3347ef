import { Button } from '@kmx/design-system/button/button.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from '../content-form.module.css';
import { useForm } from '../draft/form-context.ts';

/** Stands where an item was taken out, with the way to have it back. */
export function RemovedNote(): ReactNode {
  const t = useTranslate();
  const { draft } = useForm();
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with its item; the next key must not go to the start of the page.
  useEffect(() => button.current?.focus(), []);
  return (
    <p className={styles.removed}>
      <span role="status">{t('list.removed')}</span>
      <Button ref={button} size="small" variant="secondary" onClick={draft.undoRemove}>
        {t('undo')}
      </Button>
    </p>
  );
}
