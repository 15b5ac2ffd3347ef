import { Heading } from '@kmx/design-system/heading/heading.tsx';
import { Section } from '@kmx/design-system/layout/section.tsx';
import { Link } from '@kmx/design-system/link/link.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { SiteForm } from '../../features/forms/site-form.tsx';
import { useSiteForm } from '../../features/forms/use-site-form.ts';
import type { SubscriptionData } from './subscription.data.ts';
import * as styles from './subscription-page.module.css';

/** Confirms or ends a subscription by a button, because programs follow links in e-mails (PUB-029). */
export function SubscriptionPage({ data }: { readonly data: SubscriptionData }): ReactNode {
  const t = useTranslate();
  const toHref = useHref();
  const { action, token } = data;
  const controls = useSiteForm('subscription');
  return (
    <Section spacing="compact">
      <div className={styles.page}>
        <Heading level={1} size="headline">
          {t(`subscription.${action}Title`)}
        </Heading>
        {token === null ? (
          <p>{t('subscription.invalid')}</p>
        ) : (
          <SiteForm
            controls={controls}
            submitText={t(`subscription.${action}Send`)}
            failureText={t('subscription.invalid')}
            sent={<p>{t(`subscription.${action}Sent`)}</p>}
          >
            <p>{t(`subscription.${action}Text`)}</p>
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="action" value={action} />
          </SiteForm>
        )}
        <Link variant="standalone" href={toHref('/stories')}>
          {t('subscription.stories')}
        </Link>
      </div>
    </Section>
  );
}
