import { createRemoteBrowser } from '@kmx/shared-contracts/create-remote-browser.tsx';
import { createMessages, type I18n, type Messages } from '@kmx/shared-contracts/messages.tsx';
import { App } from './app.tsx';

const loaded = new Map<string, I18n>();

/** Browser half of the public site. */
export const remote = createRemoteBrowser({
  name: 'remote-public',
  load: async (language) => {
    if (loaded.has(language)) return;
    const module: { readonly messages: Messages } = await import(
      /* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`
    );
    loaded.set(language, createMessages(language, module.messages));
  },
  renderApp: ({ locale }) => {
    const messages = loaded.get(locale.language);
    if (messages === undefined) throw new Error(`The texts of ${locale.language} were not loaded before the mount`);
    return <App messages={messages} />;
  },
});
