import type { PageComponents } from './page-data.ts';
import { prepareStoryTail } from './pages/story/load-story-tail.browser.ts';

// One chunk for each kind of page: a visitor of the catalogue does not pay for the blocks of the content pages.
const loaders: { readonly [Name in keyof PageComponents]: () => Promise<PageComponents[Name]> } = {
  content: async () =>
    (await import(/* webpackChunkName: "part-content" */ './pages/content/content-page.tsx')).ContentPage,
  'content-rich': async () =>
    (await import(/* webpackChunkName: "part-content-rich" */ './pages/content/rich-content-page.tsx')).RichContentPage,
  catalogue: async () =>
    (await import(/* webpackChunkName: "part-catalogue" */ './pages/catalogue/catalogue-page.tsx')).CataloguePage,
  product: async () =>
    (await import(/* webpackChunkName: "part-product" */ './pages/product/product-page.tsx')).ProductPage,
  stories: async () =>
    (await import(/* webpackChunkName: "part-stories" */ './pages/stories/stories-page.tsx')).StoriesPage,
  authors: async () =>
    (await import(/* webpackChunkName: "part-authors" */ './pages/authors/authors-page.tsx')).AuthorsPage,
  author: async () => (await import(/* webpackChunkName: "part-author" */ './pages/author/author-page.tsx')).AuthorPage,
  'not-offered': async () =>
    (await import(/* webpackChunkName: "part-not-offered" */ './pages/product/not-offered-page.tsx')).NotOfferedPage,
  comparison: async () =>
    (await import(/* webpackChunkName: "part-comparison" */ './pages/comparison/comparison-page.tsx')).ComparisonPage,
  services: async () =>
    (await import(/* webpackChunkName: "part-services" */ './pages/services/services-page.tsx')).ServicesPage,
  'services-rich': async () =>
    (await import(/* webpackChunkName: "part-services-rich" */ './pages/services/rich-services-page.tsx'))
      .RichServicesPage,
  service: async () =>
    (await import(/* webpackChunkName: "part-service" */ './pages/service/service-page.tsx')).ServicePage,
  story: async () =>
    (await import(/* webpackChunkName: "part-story" */ './pages/story/story-page.browser.tsx')).BrowserStoryPage,
  locations: async () =>
    (await import(/* webpackChunkName: "part-locations" */ './pages/locations/locations-page.tsx')).LocationsPage,
  search: async () => (await import(/* webpackChunkName: "part-search" */ './pages/search/search-page.tsx')).SearchPage,
  support: async () =>
    (await import(/* webpackChunkName: "part-support" */ './pages/support/support-page.tsx')).SupportPage,
  subscription: async () =>
    (await import(/* webpackChunkName: "part-subscription" */ './pages/subscription/subscription-page.tsx'))
      .SubscriptionPage,
  'media-releases': async () =>
    (await import(/* webpackChunkName: "part-media-releases" */ './pages/media-releases/media-releases-page.tsx'))
      .MediaReleasesPage,
  'media-release': async () =>
    (await import(/* webpackChunkName: "part-media-release" */ './pages/media-release/media-release-page.tsx'))
      .MediaReleasePage,
  'annual-report': async () =>
    (await import(/* webpackChunkName: "part-annual-report" */ './pages/annual-report/annual-report-page.tsx'))
      .AnnualReportPage,
  whitepaper: async () =>
    (await import(/* webpackChunkName: "part-whitepaper" */ './pages/whitepaper/whitepaper-page.tsx')).WhitepaperPage,
  protected: async () =>
    (await import(/* webpackChunkName: "part-protected" */ './pages/protected/protected-page.tsx')).ProtectedPage,
  'not-found': async () =>
    (await import(/* webpackChunkName: "part-not-found" */ './pages/not-found/not-found-page.tsx')).NotFoundPage,
};

const isPart = (part: string): part is keyof PageComponents => Object.hasOwn(loaders, part);

/** The pages whose code is here. */
export const loadedPages: { -readonly [Name in keyof PageComponents]?: PageComponents[Name] } = {};

/** Loads the code of one kind of page; rejects for a kind this version does not know, and when the chunk fails. */
export async function loadPart(part: string): Promise<void> {
  if (!isPart(part)) throw new Error(`This version draws no page of the kind ${part}`);
  const load = async () => {
    if (!loadedPages[part]) Object.assign(loadedPages, { [part]: await loaders[part]() });
  };
  await Promise.all([load(), part === 'story' ? prepareStoryTail() : null]);
}
