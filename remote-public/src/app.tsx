import { type I18n, MessagesProvider } from '@kmx/shared-contracts/messages.tsx';
import { usePageResult } from '@kmx/shared-contracts/remote-root.tsx';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { catalogueDataSchema } from './pages/catalogue/catalogue.data.ts';
import { CataloguePage } from './pages/catalogue/catalogue-page.tsx';
import { contentDataSchema } from './pages/content/content.data.ts';
import { ContentPage } from './pages/content/content-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { productDataSchema } from './pages/product/product.data.ts';
import { ProductPage } from './pages/product/product-page.tsx';
import { ProtectedPage } from './pages/protected/protected-page.tsx';
import { storyDataSchema } from './pages/story/story.data.ts';
import { StoryPage } from './pages/story/story-page.tsx';

const pageDataSchema = v.variant('page', [
  contentDataSchema,
  catalogueDataSchema,
  productDataSchema,
  storyDataSchema,
  v.object({ page: v.literal('protected') }),
  v.object({ page: v.literal('not-found') }),
  v.object({ page: v.literal('redirect') }),
]);

/** The public site: the page that was loaded, in the language of the messages. */
export function App({ messages }: { readonly messages: I18n }): ReactNode {
  return (
    <MessagesProvider messages={messages}>
      <LoadedPage />
    </MessagesProvider>
  );
}

function LoadedPage(): ReactNode {
  const { data: source } = usePageResult();
  const data = v.parse(pageDataSchema, source);
  switch (data.page) {
    case 'content':
      return <ContentPage data={data} />;
    case 'catalogue':
      return <CataloguePage data={data} />;
    case 'product':
      // A new key for each product: its chosen variant and picture are not those of the one before.
      return <ProductPage key={data.slug} data={data} />;
    case 'story':
      return <StoryPage data={data} />;
    case 'protected':
      return <ProtectedPage />;
    case 'not-found':
      return <NotFoundPage />;
    case 'redirect':
      return null;
  }
}
