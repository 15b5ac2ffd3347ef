import { Disclosure } from '@kmx/design-system/disclosure/disclosure.tsx';
import { useTranslate } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { StoryFeedbackForm } from '../../features/forms/story-feedback-form.tsx';
import { SubscribeForm } from '../../features/forms/subscribe-form.tsx';
import * as styles from './story-conversation.module.css';

/** Subscription and feedback, collapsed at first; a form that was sent stays expanded (PUB-029). */
export function StoryConversation({ storySlug }: { readonly storySlug: string }): ReactNode {
  const t = useTranslate();
  const { form } = usePageRequest();
  return (
    <div className={styles.forms}>
      <Disclosure summary={t('story.subscribe')} open={form?.kind === 'subscribe'}>
        <SubscribeForm storySlug={storySlug} />
      </Disclosure>
      <Disclosure summary={t('story.feedback')} open={form?.kind === 'story-feedback'}>
        <StoryFeedbackForm storySlug={storySlug} />
      </Disclosure>
    </div>
  );
}
