import { createRemoteServer } from '@kmx/remote-kit/remote/create-remote-server.tsx';
import { loadPage } from './load-page.server.ts';
import { getServerMessages } from './locales/all-catalogues.server.ts';
import { editor } from './remote.ts';

/** Server half of the editor area; it renders only the frame and skeletons, never content of a draft. */
export const remote = createRemoteServer(editor, { getMessages: getServerMessages, loadPage });
