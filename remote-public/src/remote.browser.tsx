import { PageFailure } from '@kmx/design-system/page-failure/page-failure.tsx';
import { createMessageLoader } from '@kmx/remote-kit/messages/message-loader.ts';
import { createRemoteBrowser } from '@kmx/remote-kit/remote/create-remote-browser.tsx';
import { App } from './app.tsx';
import { loadedPages, loadPart } from './load-part.browser.ts';

const texts = createMessageLoader(
  (language) => import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}.json`),
);

/** Browser half of the public site. */
export const remote = createRemoteBrowser({
  name: 'remote-public',
  load: async (language, part) => {
    await Promise.all([texts.load(language), part === null ? null : loadPart(part)]);
  },
  renderApp: ({ locale }) => <App messages={texts.read(locale.language)} pages={loadedPages} />,
  renderFailure: ({ locale }, retry) => {
    const t = (id: string) => texts.read(locale.language)._(id);
    return (
      <PageFailure title={t('failure.title')} text={t('failure.text')} retryText={t('failure.retry')} onRetry={retry} />
    );
  },
});
