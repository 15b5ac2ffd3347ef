import { Button } from '@kmx/design-system/button/button.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import * as styles from './submit-without-script.module.css';

/** Submit button of a form whose choices apply immediately when scripts run; hidden in that case. */
export function SubmitWithoutScript(): ReactNode {
  const t = useTranslate();
  return (
    <Button type="submit" variant="secondary" size="small" className={styles.submit}>
      {t('catalogue.show')}
    </Button>
  );
}
