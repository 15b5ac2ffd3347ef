import { createRemoteBrowser } from '@kmx/shared-contracts/create-remote-browser.tsx';
import { App } from './app.tsx';
import { loadMessages, readMessages } from './locales/load-messages.browser.ts';

/** Browser half of remote-styleguide. */
export const remote = createRemoteBrowser({
  name: 'remote-styleguide',
  load: loadMessages,
  renderApp: () => <App findMessages={readMessages} />,
});
