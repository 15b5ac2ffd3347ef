import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { PersonFields } from './person-fields.tsx';
import { PrivacyField } from './privacy-field.tsx';
import { SiteForm } from './site-form.tsx';
import { useSiteForm } from './use-site-form.ts';

/** Subscription to new stories, confirmed by e-mail (PUB-029). */
export function SubscribeForm({ storySlug }: { readonly storySlug: string }): ReactNode {
  const t = useTranslate();
  const controls = useSiteForm('subscribe', storySlug);
  return (
    <SiteForm
      controls={controls}
      subject={storySlug}
      submitText={t('form.subscribe.send')}
      sent={<p>{t('form.subscribe.sent')}</p>}
    >
      <p>{t('form.subscribe.lead')}</p>
      <PersonFields controls={controls} names={['email']} />
      <PrivacyField controls={controls} />
    </SiteForm>
  );
}
