import { type I18n, MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageResult } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ComponentType, ReactNode } from 'react';
import type { PageComponents, PageData } from './page-data.ts';

interface AppProps {
  readonly messages: I18n;
  readonly pages: Partial<PageComponents>;
}

/** The public site: the page that was loaded, in the language of the messages. */
export function App({ messages, pages }: AppProps): ReactNode {
  return (
    <MessagesProvider messages={messages}>
      <LoadedPage pages={pages} />
    </MessagesProvider>
  );
}

function LoadedPage({ pages }: Pick<AppProps, 'pages'>): ReactNode {
  // Made by the loaders of this very version (one document, one release set), so that the shape is known.
  const data = usePageResult().data as PageData;
  if (data.page === 'redirect') return null;
  const Page = pages[data.page] as ComponentType<{ readonly data: PageData }> | undefined;
  if (!Page) throw new Error(`The code of the page ${data.page} was not loaded before it was drawn`);
  // A new key for each product: its chosen variant and picture are not those of the one before.
  return <Page key={data.page === 'product' ? data.slug : data.page} data={data} />;
}
