import { createRemoteServer } from '@kmx/remote-kit/remote/create-remote-server.tsx';
import { loadPage } from './load-page.server.ts';
import { getServerMessages } from './locales/all-catalogues.server.ts';
import { definition } from './remote.ts';

/** The server half. */
export const remote = createRemoteServer(definition, { getMessages: getServerMessages, loadPage });
