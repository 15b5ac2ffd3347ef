import { type I18n, MessagesProvider } from '@kmx/shared-contracts/messages.tsx';
import { usePageRequest } from '@kmx/shared-contracts/remote-root.tsx';
import { Route, Routes, StaticRouter } from '@kmx/shared-contracts/router.ts';
import { EditorPage } from './pages/editor/editor-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { editorPath } from './routes.ts';

interface AppProps {
  readonly messages: I18n;
}

/** The editor area (EDT-001); the shell owns history, so the router follows the page view. */
export function App({ messages }: AppProps) {
  const { path } = usePageRequest();
  return (
    <MessagesProvider messages={messages}>
      <StaticRouter location={path}>
        <Routes>
          <Route path={editorPath} element={<EditorPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </StaticRouter>
    </MessagesProvider>
  );
}
