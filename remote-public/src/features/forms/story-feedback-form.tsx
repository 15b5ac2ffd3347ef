import { Textarea } from '@kmx/design-system/textarea/textarea.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { PersonFields } from './person-fields.tsx';
import { SiteForm } from './site-form.tsx';
import { useSiteForm } from './use-site-form.ts';

/** Feedback on a story (SYS-037, PUB-029, PUB-109). */
export function StoryFeedbackForm({ storySlug }: { readonly storySlug: string }): ReactNode {
  const t = useTranslate();
  const controls = useSiteForm('story-feedback', storySlug);
  return (
    <SiteForm
      controls={controls}
      subject={storySlug}
      submitText={t('form.feedback.send')}
      sent={<p>{t('form.feedback.sent')}</p>}
    >
      <PersonFields controls={controls} names={['firstName', 'lastName', 'company', 'country']} />
      <Textarea {...controls.getField('message')} label={t('form.field.message')} rows={6} />
    </SiteForm>
  );
}
