import type { PageComponents } from './page-data.ts';

// One chunk for each kind of page: a visitor of the catalogue does not pay for the blocks of the content pages.
const loaders: { readonly [Name in keyof PageComponents]: () => Promise<PageComponents[Name]> } = {
  content: async () =>
    (await import(/* webpackChunkName: "part-content" */ './pages/content/content-page.tsx')).ContentPage,
  catalogue: async () =>
    (await import(/* webpackChunkName: "part-catalogue" */ './pages/catalogue/catalogue-page.tsx')).CataloguePage,
  product: async () =>
    (await import(/* webpackChunkName: "part-product" */ './pages/product/product-page.tsx')).ProductPage,
  story: async () => (await import(/* webpackChunkName: "part-story" */ './pages/story/story-page.tsx')).StoryPage,
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
  if (!loadedPages[part]) Object.assign(loadedPages, { [part]: await loaders[part]() });
}
