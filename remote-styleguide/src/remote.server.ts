import { createRemoteServer } from '@kmx/remote-kit/remote/create-remote-server.tsx';
import { loadPage } from './load-page.server.ts';
import { getServerMessages } from './locales/all-catalogues.server.ts';
import { styleGuide } from './remote.ts';

/** Server half of the style guide. */
export const remote = createRemoteServer(styleGuide, {
  getMessages: getServerMessages,
  loadPage,
  isCaseSensitive: true,
});
