import { createRemoteServer } from '@kmx/shared-contracts/create-remote-server.tsx';
import { createMessages } from '@kmx/shared-contracts/messages.tsx';
import { App } from './app.tsx';
import { catalogues } from './locales/all-catalogues.server.ts';
import { loadPage } from './routes.ts';

const messages = new Map(
  Object.entries(catalogues).map(([language, texts]) => [language, createMessages(language, texts)]),
);

function findMessages(language: string) {
  const found = messages.get(language);
  if (found === undefined) throw new Error(`There are no texts for ${language}`);
  return found;
}

/** Server half of remote-editor. */
export const remote = createRemoteServer({
  name: 'remote-editor',
  load: loadPage,
  renderApp: () => <App findMessages={findMessages} />,
});
