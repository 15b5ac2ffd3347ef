import { chooseStage } from '../../data/draft-preview.ts';
import type { EditorError } from '../../data/editor-error.ts';
import { useAction } from '../../data/use-action.ts';

interface ShowDraft {
  readonly isRunning: boolean;
  readonly error: EditorError | null;
  readonly open: (address: string) => Promise<void>;
}

/** Leaves the editor area for a page of the site in the stage DRAFT; the banner there leads out of it again (EDT-013). */
export function useShowDraft(): ShowDraft {
  const { run, isRunning, error } = useAction();
  return {
    isRunning,
    error,
    open: async (address) => {
      // A whole document, because what the browser has prefetched is the published page.
      if ((await run(() => chooseStage('DRAFT'))) !== null) location.assign(address);
    },
  };
}
