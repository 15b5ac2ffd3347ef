import { type I18n, MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { Route, Routes, StaticRouter } from '@kmx/shared-contracts/router.ts';
import type { ReactNode } from 'react';
import { EditorFrame } from './features/rail/editor-frame.tsx';
import type { PageComponents } from './page-components.ts';
import { findRoute, routes } from './routes.ts';

interface AppProps {
  readonly messages: I18n;
  /** In the browser those that are loaded, on the server all. */
  readonly pages: Partial<PageComponents>;
}

/** The editor area (EDT-001); the shell owns history, so the router follows the page view. */
export function App({ messages, pages }: AppProps): ReactNode {
  const { path } = usePageRequest();
  const Page = pages[findRoute(path).name];
  if (!Page) throw new Error(`The code of ${path} was not loaded before it was drawn`);
  return (
    <MessagesProvider messages={messages}>
      <StaticRouter location={path}>
        <EditorFrame>
          <Routes>
            {routes.map(({ path: pattern }) => (
              // A new page starts with fresh state, also when two pages of the site follow each other.
              <Route key={pattern} path={pattern} element={<Page key={path} />} />
            ))}
          </Routes>
        </EditorFrame>
      </StaticRouter>
    </MessagesProvider>
  );
}
