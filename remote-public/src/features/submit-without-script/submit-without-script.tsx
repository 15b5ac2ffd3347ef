import { Button } from '@kmx/design-system/button/button.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import * as styles from './submit-without-script.module.css';

/** Sends a form whose choices apply at once where script runs; not shown there. */
export function SubmitWithoutScript(): ReactNode {
  const t = useTranslate();
  return (
    <Button type="submit" variant="secondary" size="small" className={styles.submit}>
      {t('catalogue.show')}
    </Button>
  );
}
