import { createRemoteServer } from '@kmx/remote-kit/remote/create-remote-server.tsx';
import { allPages } from './all-pages.server.ts';
import { App } from './app.tsx';
import { loadPage } from './load-page.ts';
import { getServerMessages } from './locales/all-catalogues.server.ts';

/** Server half of the portal; it draws the frame and skeletons only, never data of a user. */
export const remote = createRemoteServer({
  name: 'portal',
  load: (request) => Promise.resolve(loadPage(request, getServerMessages(request.locale.language))),
  renderApp: ({ request }) => <App messages={getServerMessages(request.locale.language)} pages={allPages} />,
});
