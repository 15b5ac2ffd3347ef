import { Button } from '@kmx/design-system/button/button.tsx';
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { refreshIcon, warningIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import * as styles from './strip.module.css';

export interface RemoteFailureProps {
  readonly onRetry: () => void;
}

/** Reports that part of the page is not interactive and offers to reload it; the rendered page stays. */
export function RemoteFailure({ onRetry }: RemoteFailureProps) {
  const translate = useTranslate();
  return (
    <div className={styles.strip} data-kind="warning" role="alert">
      <div className={styles.inner}>
        <Icon drawing={warningIcon} />
        <p className={styles.text}>{translate('failure.text')}</p>
        <Button variant="secondary" size="small" icon={refreshIcon} onClick={onRetry}>
          {translate('common.retry')}
        </Button>
      </div>
    </div>
  );
}
