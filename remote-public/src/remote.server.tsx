import { createRemoteServer } from '@kmx/remote-kit/remote/create-remote-server.tsx';
import { allPages } from './all-pages.server.ts';
import { App } from './app.tsx';
import { getServerMessages } from './locales/all-catalogues.server.ts';
import { loadPage } from './routes.ts';

/** Server half of the public site. */
export const remote = createRemoteServer({
  name: 'remote-public',
  load: loadPage,
  renderApp: ({ request: { locale } }) => <App messages={getServerMessages(locale.language)} pages={allPages} />,
});
