import * as styles from '@kmx/design-system/error-page/error-page.module.css';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { busyIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';

export interface WaitingViewProps {
  readonly title: string;
}

/** A page that only appears in the browser, until then: loading, without script, and when it could not be loaded (ARC-008). */
export function WaitingView({ title }: WaitingViewProps) {
  const translate = useTranslate();
  return (
    <div className={styles.page}>
      <Heading level={1} size="headline">
        {title}
      </Heading>
      <div className="kmx-waiting" role="status" aria-busy="true">
        <Icon drawing={busyIcon} size={32} className={styles.sign} />
        <p className={styles.text}>{translate('waiting.text')}</p>
      </div>
      <p className={`kmx-waiting-failed ${styles.text}`}>{translate('waiting.failed')}</p>
      <noscript>
        <p className={styles.text}>{translate('waiting.noScript')}</p>
      </noscript>
    </div>
  );
}
