import type { StoryCard } from '@kmx/design-system/modules/stories-module/story-card.ts';
import { resolveContentLang } from '@kmx/remote-kit/content/content-lang.ts';
import { formatLongDate } from '@kmx/remote-kit/format/format-date.ts';
import { createHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { StoryTeaser } from '../../data/blocks/blocks.ts';

/** Maps stories to cards of a page: links within its site, dates formatted for its locale. */
export function listStoryCards(
  stories: readonly StoryTeaser[],
  { locale, urlPrefix }: Pick<PageRequest, 'locale' | 'urlPrefix'>,
): readonly StoryCard[] {
  return stories.map(({ slug, category, locale: language, ...story }) => ({
    ...story,
    href: createHref(urlPrefix, `/stories/${slug}`),
    category: category?.name ?? null,
    dateText: story.publicationDate === null ? null : formatLongDate(story.publicationDate, locale),
    lang: resolveContentLang(language, locale.language),
  }));
}
