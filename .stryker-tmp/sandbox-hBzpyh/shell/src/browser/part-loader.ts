// @ts-nocheck
import type { BootData } from '../page-view/boot-data.ts';
import type { PagePayload } from '../page-view/page-payload.ts';
import type { LoadRemote } from './federation/load-remote.ts';

/** Loads the code that draws a page, before the page is shown. */
export interface PartLoader {
  /** Whether a page could be drawn at once. */
  readonly isLoaded: (payload: PagePayload) => boolean;
  /** Rejects when the code cannot be had; a later call tries again. */
  readonly load: (payload: PagePayload) => Promise<void>;
}

const createKey = ({ remote, result }: PagePayload) => `${remote} ${result.part ?? ''}`;

/** Creates the loader; what the document itself brought counts as loaded. */
export function createPartLoader(boot: Pick<BootData, 'page' | 'locale'>, loadRemote: LoadRemote): PartLoader {
  const loaded = new Set(boot.page ? [createKey(boot.page)] : []);
  return {
    isLoaded: (payload) => loaded.has(createKey(payload)),
    load: async (payload) => {
      if (loaded.has(createKey(payload))) return;
      const remote = await loadRemote(payload.remote);
      await remote.load(boot.locale.language, payload.result.part);
      loaded.add(createKey(payload));
    },
  };
}
