import { createRemoteServer } from '@kmx/remote-kit/remote/create-remote-server.tsx';
import { App } from './app.tsx';
import { getServerMessages } from './locales/all-catalogues.server.ts';
import { loadPage } from './routes.ts';

/** Server half of remote-styleguide. */
export const remote = createRemoteServer({
  name: 'remote-styleguide',
  load: loadPage,
  renderApp: ({ request: { locale } }) => <App messages={getServerMessages(locale.language)} />,
});
