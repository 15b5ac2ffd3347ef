import type { RemoteBrowser } from '@kmx/shared-contracts/remote-module.ts';
import { createMessageLoader, type ImportCatalogue } from '../messages/message-loader.ts';
import { createLifecycles } from './create-lifecycles.tsx';
import type { RemoteDefinition } from './define-remote.ts';
import type { PageDefinition } from './page-definition.ts';
import { createPartLoader } from './part-loader.ts';
import { RemoteApp } from './remote-app.tsx';

/** Creates the browser half of a remote: loads texts and code of a page, then renders it. */
export function createRemoteBrowser<Page extends PageDefinition>(
  definition: RemoteDefinition<Page>,
  importCatalogue: ImportCatalogue,
): RemoteBrowser {
  const { name, pages, Failure } = definition;
  const texts = createMessageLoader(importCatalogue);
  const parts = createPartLoader(pages);
  return createLifecycles({
    name,
    load: async (language, part) => {
      await Promise.all([texts.load(language), part === null ? null : parts.load(part)]);
    },
    renderApp: ({ locale }) => (
      <RemoteApp definition={definition} messages={texts.read(locale.language)} parts={parts} />
    ),
    renderFailure: ({ locale }, retry) => {
      const messages = texts.read(locale.language);
      return (
        <Failure
          title={messages._('failure.title')}
          text={messages._('failure.text')}
          retryText={messages._('failure.retry')}
          onRetry={retry}
        />
      );
    },
  });
}
