import { uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { linkFields } from '../links/link.ts';
import { assetFields } from '../media/asset.ts';
import { blockSchema } from './blocks.ts';
import { richBlockFields } from './rich-blocks.ts';

const asset = `{ ${assetFields} }`;
const link = `{ ${linkFields} }`;

/** Selection of a story in a list. */
export const storyTeaserFields = `locale slug title leadText publicationDate teaserImage ${asset} category { name slug }`;

// Editing tools identify a block by its id, wherever it is.
const blockIds = blockSchema.options.map(({ entries }) => `... on ${entries.__typename.literal} { id }`).join(' ');

/** Pages with one address; several when they are for different countries. */
export const pagesQuery = /* GraphQL */ `
  query PublicPages($slug: String!, $parentSlug: String!, $site: ID!) {
    pages(where: { slug: $slug, parentSlug: $parentSlug, site: { id: $site } }, first: 20) {
      id locale title pageType theme description languages countries mainSiteOnly protection noIndex alternateGroup
      localizations(includeCurrent: true) { locale }
      blocks {
        __typename
        ... on HeroBlock { overline title lead theme image ${asset} links ${link} }
        ... on TextBlock { title layout body { raw } }
        ... on ImageBlock { caption imageLayout: layout image ${asset} }
        ... on TeaserBlock { title items { title text image ${asset} link ${link} } }
        ... on NumbersBlock { title items { value unit label } }
        ... on QuoteBlock { text author role }
        ... on TaskBlock { title items { title text icon link ${link} } }
        ... on LocationsBlock { title count }
        ... on StoriesBlock { title count }
        ${richBlockFields}
        ${blockIds}
      }
    }
  }
`;

/** The same page on other sites, in whichever language it is written there. */
export const pageVersionsQuery = /* GraphQL */ `
  query PublicPageVersions($group: String!, $site: ID!) {
    pages(where: { alternateGroup: $group, NOT: [{ site: { id: $site } }] }, first: 20, locales: [${uiLanguages.join(' ')}]) {
      slug parentSlug languages site { id } localizations(includeCurrent: true) { locale }
    }
  }
`;

/** The newest stories. */
export const storiesQuery = /* GraphQL */ `
  query PublicStories($first: Int!) {
    stories(orderBy: publicationDate_DESC, first: $first) { ${storyTeaserFields} }
  }
`;
