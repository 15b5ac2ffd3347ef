import { type I18n, MessagesProvider } from '@kmx/remote-kit/messages/messages.tsx';
import { usePageRequest } from '@kmx/remote-kit/remote/remote-root.tsx';
import { Route, Routes, StaticRouter } from '@kmx/shared-contracts/router.ts';
import type { ReactNode } from 'react';
import { type GuidePageName, guidePages } from './data/guide-pages.ts';
import { GuideLayout } from './features/guide-layout/guide-layout.tsx';
import { EmailLinksPage } from './pages/email-links/email-links-page.tsx';
import { ExamplesPage } from './pages/examples/examples-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { OverviewPage } from './pages/overview/overview-page.tsx';

const ownPages: Readonly<Partial<Record<GuidePageName, ReactNode>>> = {
  overview: <OverviewPage />,
  emailLinks: <EmailLinksPage />,
};

interface AppProps {
  readonly messages: I18n;
}

/** The style guide in its own layout (STY-001); the shell owns history, so the router follows the page view. */
export function App({ messages }: AppProps) {
  const { path } = usePageRequest();
  return (
    <MessagesProvider messages={messages}>
      <StaticRouter location={path}>
        <GuideLayout>
          <Routes>
            {guidePages.map((page) => (
              <Route
                key={page.name}
                path={page.path}
                element={ownPages[page.name] ?? <ExamplesPage name={page.name} groups={page.groups} />}
              />
            ))}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </GuideLayout>
      </StaticRouter>
    </MessagesProvider>
  );
}
