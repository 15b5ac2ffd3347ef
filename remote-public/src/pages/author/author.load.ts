import { createHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import * as v from 'valibot';
import { storyTeaserSchema } from '../../data/blocks/blocks.ts';
import { storyTeaserFields } from '../../data/blocks/page-query.ts';
import { createNotFoundResult, createPageResult, type PublicPage } from '../../data/page/page-parts.ts';
import { createServerTranslate } from '../../data/page/server-texts.server.ts';
import { storyContactFields } from '../../features/stories/story-contact.ts';
import { type AuthorData, authorSchema } from './author.data.ts';

const query = /* GraphQL */ `
  query PublicStoryContact($slug: String!) {
    storyContact(where: { slug: $slug }) {
      ${storyContactFields} place email phone bio { raw } localizations(includeCurrent: true) { locale }
    }
    stories(where: { storyContacts_some: { slug: $slug } }, orderBy: publicationDate_DESC, first: 24) { ${storyTeaserFields} }
  }
`;
const answerSchema = v.object({
  storyContact: v.nullable(
    v.object({ ...authorSchema.entries, localizations: v.array(v.object({ locale: v.string() })) }),
  ),
  stories: v.array(storyTeaserSchema),
});

/** Loads an author with their stories (PUB-010). */
export async function loadAuthorPage(request: PageRequest, context: LoadContext): Promise<PublicPage<AuthorData>> {
  const variables = { slug: request.slug };
  const answer = v.parse(answerSchema, await context.query({ service: 'content', query, variables }));
  if (answer.storyContact === null) return createNotFoundResult(request);
  const { localizations, ...author } = answer.storyContact;
  const { language } = request.locale;
  const t = createServerTranslate(language);
  const toHref = (path: string) => createHref(request.urlPrefix, path);
  const data: AuthorData = { page: 'author', author, stories: answer.stories };
  return createPageResult(request, {
    title: author.name,
    description: [author.role, author.place].filter((text) => text !== null).join(', ') || null,
    structuredData: [createProfile(author, toHref(request.path), request.site.name)],
    meta: {
      id: author.id,
      type: 'StoryContact',
      languages: localizations.map(({ locale }) => locale),
      contentLanguage: author.locale,
      isLanguageFallback: author.locale !== language,
      breadcrumbs: [
        { title: t('story.title'), href: toHref('/stories') },
        { title: t('story.authors'), href: toHref('/stories/contacts') },
        { title: author.name, href: null },
      ],
    },
    tags: [`content:StoryContact:${author.id}`, 'content:Story'],
    data,
  });
}

function createProfile(author: AuthorData['author'], url: string, siteName: string): Record<string, unknown> {
  const { name, role, email, phone, image } = author;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name,
      url,
      worksFor: { '@type': 'Organization', name: siteName },
      ...(role === null ? {} : { jobTitle: role }),
      ...(email === null ? {} : { email }),
      ...(phone === null ? {} : { telephone: phone }),
      ...(image === null ? {} : { image: image.url }),
    },
  };
}
