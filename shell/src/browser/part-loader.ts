import type { BootData } from '../state/page-view/boot-data.ts';
import type { PagePayload } from '../state/page-view/page-payload.ts';
import type { LoadRemote } from './federation/load-remote.ts';
import type { FirstPage } from './open-first-page.ts';

/** Loads the code that renders a page, before the page is shown. */
export interface PartLoader {
  /** Whether a page could be rendered immediately. */
  readonly isLoaded: (payload: PagePayload) => boolean;
  /** Rejects when the code cannot be loaded; a later call tries again. */
  readonly load: (payload: PagePayload) => Promise<void>;
}

const createKey = ({ remote, result }: PagePayload) => `${remote} ${result.part ?? ''}`;

/** Creates the loader; files of the document itself count as loaded once its page is open. */
export function createPartLoader(
  boot: Pick<BootData, 'page' | 'locale'>,
  loadRemote: LoadRemote,
  firstPage: Promise<FirstPage>,
): PartLoader {
  const loaded = new Set<string>();
  let isBroken = false;
  void firstPage.then(({ state }) => {
    isBroken = state === 'broken';
    if (boot.page && state === 'mounted') loaded.add(createKey(boot.page));
  });
  return {
    isLoaded: (payload) => !isBroken && loaded.has(createKey(payload)),
    load: async (payload) => {
      // Nothing is mounted that could render another page, so its address needs a new document.
      if (isBroken) throw new Error('The first page of this document could not be brought to life');
      if (loaded.has(createKey(payload))) return;
      const remote = await loadRemote(payload.remote);
      await remote.load(boot.locale.language, payload.result.part);
      loaded.add(createKey(payload));
    },
  };
}
