import { assetFields } from './asset.ts';
import { linkFields } from './link.ts';

const asset = `{ ${assetFields} }`;
const link = `{ ${linkFields} }`;

/** Selection of a story in a list. */
export const storyTeaserFields = `slug title leadText publicationDate teaserImage ${asset} category { name }`;

/** Pages of one address; several when they are for different countries. */
export const pagesQuery = /* GraphQL */ `
  query PublicPages($slug: String!, $parentSlug: String!, $site: ID!) {
    pages(where: { slug: $slug, parentSlug: $parentSlug, site: { id: $site } }, first: 20) {
      id locale title pageType theme description languages countries mainSiteOnly protection noIndex
      blocks {
        __typename
        ... on HeroBlock { overline title lead theme image ${asset} links ${link} }
        ... on TextBlock { title layout body { raw } }
        ... on ImageBlock { caption imageLayout: layout image ${asset} }
        ... on TeaserBlock { title items { title text image ${asset} link ${link} } }
        ... on NumbersBlock { title items { value unit label } }
        ... on QuoteBlock { text author role }
        ... on TaskBlock { title items { title text icon link ${link} } }
        ... on LocationsBlock { title items { name city country address phone contactTypes } }
        ... on StoriesBlock { title count }
      }
    }
  }
`;

/** The newest stories. */
export const storiesQuery = /* GraphQL */ `
  query PublicStories($first: Int!) {
    stories(orderBy: publicationDate_DESC, first: $first) { ${storyTeaserFields} }
  }
`;

/** One story with its text. */
export const storyQuery = /* GraphQL */ `
  query PublicStory($slug: String!) {
    story(where: { slug: $slug }) { id locale ${storyTeaserFields} body { raw } }
  }
`;
