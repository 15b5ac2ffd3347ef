import { createRemoteServer } from '@kmx/remote-kit/remote/create-remote-server.tsx';
import { allPages } from './all-pages.server.ts';
import { App } from './app.tsx';
import { loadPage } from './load-page.ts';
import { getServerMessages } from './locales/all-catalogues.server.ts';

/** Server half of remote-editor; it draws the frame and skeletons only, never content of a draft. */
export const remote = createRemoteServer({
  name: 'remote-editor',
  load: (request) => Promise.resolve(loadPage(request, getServerMessages(request.locale.language))),
  renderApp: ({ request: { locale } }) => <App messages={getServerMessages(locale.language)} pages={allPages} />,
});
