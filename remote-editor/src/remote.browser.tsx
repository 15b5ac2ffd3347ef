import { createRemoteBrowser } from '@kmx/shared-contracts/create-remote-browser.tsx';
import { App } from './app.tsx';
import { loadMessages, readMessages } from './locales/load-messages.browser.ts';

/** Browser half of remote-editor. */
export const remote = createRemoteBrowser({
  name: 'remote-editor',
  load: loadMessages,
  renderApp: () => <App findMessages={readMessages} />,
});
