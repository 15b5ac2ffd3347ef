import { createHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { createPageResult, type PublicPage } from '../../data/page/page-parts.ts';
import { createServerTranslate } from '../../data/page/server-texts.server.ts';
import { storyContactFields, storyContactSchema } from '../../features/stories/story-contact.ts';
import type { AuthorsData } from './authors.data.ts';

const query = /* GraphQL */ `
  query PublicStoryContacts { storyContacts(orderBy: name_ASC, first: 100) { ${storyContactFields} place } }
`;
const answerSchema = v.object({
  storyContacts: v.array(v.object({ ...storyContactSchema.entries, place: v.nullable(v.string()) })),
});

/** Loads the list of authors of stories (PUB-010). */
export async function loadAuthorsPage(request: PageRequest, context: LoadContext): Promise<PublicPage<AuthorsData>> {
  const answer = v.parse(answerSchema, await context.query({ service: 'content', query, variables: {} }));
  const t = createServerTranslate(request.locale.language);
  const data: AuthorsData = { page: 'authors', authors: answer.storyContacts };
  return createPageResult(request, {
    title: t('story.authors'),
    description: t('story.authorsLead'),
    meta: {
      type: 'StoryContacts',
      breadcrumbs: [
        { title: t('story.title'), href: createHref(request.urlPrefix, '/stories') },
        { title: t('story.authors'), href: null },
      ],
    },
    tags: ['content:StoryContact'],
    data,
  });
}
