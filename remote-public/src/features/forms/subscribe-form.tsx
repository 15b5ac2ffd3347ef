import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { FormFrame } from './form-frame.tsx';
import { PersonFields } from './person-fields.tsx';
import { PrivacyField } from './privacy-field.tsx';
import { useForm } from './use-form.ts';

/** Subscription to new stories, confirmed by a mail (PUB-029). */
export function SubscribeForm({ storySlug }: { readonly storySlug: string }): ReactNode {
  const t = useTranslate();
  const controls = useForm('subscribe', storySlug);
  return (
    <FormFrame
      controls={controls}
      subject={storySlug}
      submitText={t('form.subscribe.send')}
      sent={<p>{t('form.subscribe.sent')}</p>}
    >
      <p>{t('form.subscribe.lead')}</p>
      <PersonFields controls={controls} names={['email']} />
      <PrivacyField controls={controls} />
    </FormFrame>
  );
}
