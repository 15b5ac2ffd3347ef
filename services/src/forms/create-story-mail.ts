import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import type { Mail } from '../mail/queue-mail.ts';
import { fillText } from '../texts/fill-text.ts';
import type { MailSettings } from './create-form-mails.ts';
import { createEndToken } from './end-token.ts';
import { loadFormMailTexts } from './form-mail-texts.ts';
import type { DueStory } from './load-due-stories.ts';

/** The reader and their interface language. */
export interface StoryReader {
  readonly id: string;
  readonly email: string;
  readonly language: UiLanguage;
}

/**
 * The mail that announces a story to a subscriber, in their language, with the story's words in the nearest one. Null
 * when there is no version of it.
 */
export function createStoryMail(
  story: DueStory,
  { id, email, language }: StoryReader,
  { origins, fileKey }: Pick<MailSettings, 'origins' | 'fileKey'>,
): Mail | null {
  const words = story.texts.get(language) ?? story.texts.get('en') ?? [...story.texts.values()][0];
  if (words === undefined) return null;
  const texts = loadFormMailTexts(language);
  const [origin] = origins;
  const token = createEndToken(fileKey, id);
  return {
    recipient: email,
    unsubscribeUrl: `${origin}/api/unsubscribe?token=${token}&l=${language}`,
    content: {
      language,
      subject: fillText(texts.storySubject, { title: words.title }),
      greeting: texts.greeting,
      paragraphs: [texts.storyText, words.title, ...(words.leadText === null ? [] : [words.leadText])],
      action: { text: texts.storyAction, url: `${origin}/${language}/stories/${encodeURIComponent(story.slug)}` },
      details: [],
      closing: [texts.closing, texts.team],
      note: texts.storyNote,
      noteLink: { text: texts.storyEnd, url: `${origin}/${language}/subscription?token=${token}&action=end` },
    },
  };
}
