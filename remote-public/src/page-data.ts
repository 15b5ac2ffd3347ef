import type { ComponentType } from 'react';
import type { CatalogueData } from './pages/catalogue/catalogue.data.ts';
import type { ContentData } from './pages/content/content.data.ts';
import type { ProductData } from './pages/product/product.data.ts';
import type { StoryData } from './pages/story/story.data.ts';

/** What the loaders of this remote put into `PageResult.data`; `page` is also the name of the code part. */
export type PageData =
  | ContentData
  | CatalogueData
  | ProductData
  | StoryData
  | { readonly page: 'protected' }
  | { readonly page: 'not-found' }
  | { readonly page: 'redirect' };

type DrawnPage = Exclude<PageData['page'], 'redirect'>;

/** The component of each kind of page: all of them on the server, in the browser those whose code was loaded. */
export type PageComponents = {
  readonly [Name in DrawnPage]: ComponentType<{ readonly data: Extract<PageData, { readonly page: Name }> }>;
};
