import { Textarea } from '@kmx/design-system/textarea/textarea.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import type { ReactNode } from 'react';
import { FormFrame } from './form-frame.tsx';
import { PersonFields } from './person-fields.tsx';
import { useForm } from './use-form.ts';

/** Feedback on a story (SYS-037, PUB-029, PUB-109). */
export function StoryFeedbackForm({ storySlug }: { readonly storySlug: string }): ReactNode {
  const t = useTranslate();
  const controls = useForm('story-feedback', storySlug);
  return (
    <FormFrame
      controls={controls}
      subject={storySlug}
      submitText={t('form.feedback.send')}
      sent={<p>{t('form.feedback.sent')}</p>}
    >
      <PersonFields controls={controls} names={['firstName', 'lastName', 'company', 'country']} />
      <Textarea {...controls.getField('message')} label={t('form.field.message')} rows={6} />
    </FormFrame>
  );
}
