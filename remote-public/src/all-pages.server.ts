import type { PageComponents } from './page-data.ts';
import { CataloguePage } from './pages/catalogue/catalogue-page.tsx';
import { ContentPage } from './pages/content/content-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { ProductPage } from './pages/product/product-page.tsx';
import { ProtectedPage } from './pages/protected/protected-page.tsx';
import { StoryPage } from './pages/story/story-page.tsx';

/** Every page of the public site; the server bundle holds them all. */
export const allPages: PageComponents = {
  content: ContentPage,
  catalogue: CataloguePage,
  product: ProductPage,
  story: StoryPage,
  protected: ProtectedPage,
  'not-found': NotFoundPage,
};
