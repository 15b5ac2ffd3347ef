import { Button } from '@kmx/design-system/button/button.tsx';
import * as styles from '@kmx/design-system/error-page/error-page.module.css';
import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Icon } from '@kmx/design-system/icon/icon.tsx';
import { busyIcon, signInIcon } from '@kmx/design-system/icon/icons.ts';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { resolveHomeHref } from '../links/home-href.ts';

export interface CallbackViewProps {
  readonly state: 'working' | 'failed';
  /** The identity provider's response, shown for the support desk (AUTH-003). */
  readonly errors: readonly string[];
  readonly onRetry: () => void;
  readonly urlPrefix: string;
  readonly contactHref: string;
}

/** The sign-in return page while tokens are fetched, and when that failed (AUTH-001, AUTH-003). */
export function CallbackView({ state, errors, onRetry, urlPrefix, contactHref }: CallbackViewProps) {
  const translate = useTranslate();
  if (state === 'working') {
    return (
      <div className={styles.page} role="status" aria-busy="true">
        <Icon drawing={busyIcon} size={32} className={styles.sign} />
        <Heading level={1} size="headline">
          {translate('callback.working.title')}
        </Heading>
        <p className={styles.text}>{translate('callback.working.text')}</p>
      </div>
    );
  }
  return (
    <div className={styles.page} role="alert">
      <Heading level={1} size="headline" overline="MyKomax">
        {translate('callback.failed.title')}
      </Heading>
      <p className={styles.text}>{translate('callback.failed.text')}</p>
      <div className={styles.actions}>
        <Button icon={signInIcon} onClick={onRetry}>
          {translate('callback.retry')}
        </Button>
        <Button variant="secondary" href={contactHref}>
          {translate('error.contact')}
        </Button>
        <Button variant="quiet" href={resolveHomeHref(urlPrefix)}>
          {translate('error.home')}
        </Button>
      </div>
      {errors.length > 0 && (
        <dl className={styles.small}>
          <dt>{translate('callback.details')}</dt>
          {[...new Set(errors)].map((error) => (
            <dd key={error} lang="en">
              {error}
            </dd>
          ))}
        </dl>
      )}
    </div>
  );
}
