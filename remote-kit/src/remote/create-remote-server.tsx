import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import { isPageRedirect, type LoadAnswer } from '@kmx/shared-contracts/page-redirect.ts';
import type { LoadContext, PageRequest, RemoteServer } from '@kmx/shared-contracts/remote-module.ts';
import { contractVersion } from '@kmx/shared-contracts/units.ts';
import { prerenderToNodeStream } from 'react-dom/static';
import type { I18n } from '../messages/messages.tsx';
import type { RemoteDefinition } from './define-remote.ts';
import { createPageMatcher, type MatchedPage } from './match-page.ts';
import type { PageDefinition } from './page-definition.ts';
import { createPartLoader } from './part-loader.ts';
import { RemoteApp } from './remote-app.tsx';
import { RemoteRoot } from './remote-root.tsx';

interface RemoteServerOptions<Page extends PageDefinition> {
  /** The texts of a language; the server bundle contains all of them. */
  readonly getMessages: (language: UiLanguage) => I18n;
  /** Loads the page for the address of a request. */
  readonly loadPage: (
    matched: MatchedPage<Page>,
    request: PageRequest,
    context: LoadContext,
  ) => LoadAnswer | Promise<LoadAnswer>;
  /** Whether `/Products` and `/products` are different addresses; false by default. */
  readonly isCaseSensitive?: boolean;
}

/** Creates the server half of a remote: complete HTML, no streamed segments, so that the CSP needs no inline script. */
export function createRemoteServer<Page extends PageDefinition>(
  definition: RemoteDefinition<Page>,
  { getMessages, loadPage, isCaseSensitive = false }: RemoteServerOptions<Page>,
): RemoteServer {
  const { name, pages } = definition;
  const parts = createPartLoader(pages);
  const resting = new Set<string | null>(pages.filter(({ rests }) => rests === true).map((page) => page.name));
  const matchPage = createPageMatcher(pages, { isCaseSensitive });
  // All pages are in the bundle; loading begins here, so that they are ready before the first request.
  const ready = Promise.all(pages.map((page) => Promise.all([parts.load(page.name), page.load?.() ?? null])));
  // A failure reaches the requests that await it.
  ready.catch(() => {});
  return {
    contractVersion,
    load: async (request, context) => {
      await ready;
      const answer = await loadPage(matchPage(request.path), request, context);
      return isPageRedirect(answer) || !resting.has(answer.part) ? answer : { ...answer, rests: true };
    },
    render: async ({ request, result }, signal) => {
      await ready;
      const errors: unknown[] = [];
      const { prelude } = await prerenderToNodeStream(
        <RemoteRoot shell={null} request={request} result={result}>
          <div data-remote-root="">
            <RemoteApp definition={definition} messages={getMessages(request.locale.language)} parts={parts} />
          </div>
        </RemoteRoot>,
        {
          identifierPrefix: name,
          // React would outline larger boundaries with inline scripts (docs/measurements/federation.md).
          progressiveChunkSize: 1e9,
          signal,
          onError: (error: unknown) => void errors.push(error),
        },
      );
      let html = '';
      for await (const chunk of prelude) html += String(chunk);
      if (errors.length > 0) throw errors[0];
      return html;
    },
  };
}
