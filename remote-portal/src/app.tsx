import { type I18n, MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { Route, Routes } from '@kmx/shared-contracts/router.ts';
import type { ReactNode } from 'react';
import { PortalFrame } from './features/rail/portal-frame.tsx';
import { UndoArea } from './features/undo/undo-area.tsx';
import type { PageComponents } from './page-components.ts';
import { PortalRouter } from './portal-router.tsx';
import { findRoute, routes } from './routes.ts';

interface AppProps {
  readonly messages: I18n;
  /** In the browser those that are loaded, on the server all. */
  readonly pages: Partial<PageComponents>;
}

/** The whole portal: frame and the page of the current path. */
export function App({ messages, pages }: AppProps): ReactNode {
  const { path } = usePageRequest();
  const Page = pages[findRoute(path).name];
  if (!Page) throw new Error(`The code of ${path} was not loaded before it was drawn`);
  return (
    <MessagesProvider messages={messages}>
      <PortalRouter>
        <PortalFrame>
          <UndoArea>
            <Routes>
              {routes.map(({ path: pattern }) => (
                // A new page starts with fresh state, also when two tickets follow each other.
                <Route key={pattern} path={pattern} element={<Page key={path} />} />
              ))}
            </Routes>
          </UndoArea>
        </PortalFrame>
      </PortalRouter>
    </MessagesProvider>
  );
}
