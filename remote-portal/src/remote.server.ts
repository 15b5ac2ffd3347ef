import { createRemoteServer } from '@kmx/remote-kit/remote/create-remote-server.tsx';
import { loadPage } from './load-page.server.ts';
import { getServerMessages } from './locales/all-catalogues.server.ts';
import { portal } from './remote.ts';

/** Server half of the portal; it renders only the frame and skeletons, never data of a user. */
export const remote = createRemoteServer(portal, { getMessages: getServerMessages, loadPage });
