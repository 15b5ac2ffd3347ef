import { createRemoteBrowser } from '@kmx/shared-contracts/create-remote-browser.tsx';
import { createMessages, type I18n, type Messages } from '@kmx/shared-contracts/messages.tsx';
import { App } from './app.tsx';

let messages: I18n | null = null;

async function load(language: string): Promise<void> {
  const catalogue: { readonly messages: Messages } = await import(
    /* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`
  );
  messages = createMessages(language, catalogue.messages);
}

/** Browser half of the portal. */
export const remote = createRemoteBrowser({
  name: 'portal',
  load,
  renderApp: () => {
    if (!messages) throw new Error('The portal was mounted before its texts were loaded');
    return <App messages={messages} />;
  },
});
