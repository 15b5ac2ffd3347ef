import { type I18n, MessagesProvider } from '@kmx/shared-contracts/messages.tsx';
import { usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import { Route, Routes } from '@kmx/shared-contracts/router.ts';
import type { ReactNode } from 'react';
import { PortalFrame } from './features/frame/portal-frame.tsx';
import { PortalRouter } from './portal-router.tsx';
import { routes } from './routes.tsx';

/** The whole portal: frame and the page of the current path. */
export function App({ messages }: { readonly messages: I18n }): ReactNode {
  const { path } = usePageRequest();
  return (
    <MessagesProvider messages={messages}>
      <PortalRouter>
        <PortalFrame>
          <Routes>
            {routes.map(({ path: pattern, Page }) => (
              // A new page starts with fresh state, also when two unknown paths follow each other.
              <Route key={pattern} path={pattern} element={<Page key={path} />} />
            ))}
          </Routes>
        </PortalFrame>
      </PortalRouter>
    </MessagesProvider>
  );
}
