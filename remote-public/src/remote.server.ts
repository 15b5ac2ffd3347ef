import { createRemoteServer } from '@kmx/remote-kit/remote/create-remote-server.tsx';
import { loadPage } from './load-page.server.ts';
import { getServerMessages } from './locales/all-catalogues.server.ts';
import { publicSite } from './remote.ts';

/** Server half of the public site. */
export const remote = createRemoteServer(publicSite, {
  getMessages: getServerMessages,
  loadPage,
  // Slugs of the content system and the catalogue are case-sensitive.
  isCaseSensitive: true,
});
