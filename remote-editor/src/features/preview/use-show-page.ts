import type { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import type { ContentStage } from '@kmx/shared-contracts/content-stage.ts';
import { chooseStage } from '../../data/draft-preview.ts';
import { useMutation } from '../../data/use-mutation.ts';

interface ShowPage {
  readonly isRunning: boolean;
  readonly error: RequestError | null;
  readonly open: (address: string, stage: ContentStage) => Promise<void>;
}

/** Leaves the editor area for a page of the site in a stage; the draft banner leads back (EDT-013). */
export function useShowPage(): ShowPage {
  const { run, isRunning, error } = useMutation();
  return {
    isRunning,
    error,
    open: async (address, stage) => {
      const isReady = await run(async () => {
        await chooseStage(stage);
        // Browsers cache pages for a minute: without this, an editor who has just viewed the page would see the old one again.
        await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(10_000) });
        return true;
      });
      // A full document load, because anything prefetched for navigations may be of the other stage or older.
      if (isReady !== null) location.assign(address);
    },
  };
}
