import { RequestError } from '@kmx/remote-kit/data/request-error.ts';
import { usePageRequest, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ContentStage } from '@kmx/shared-contracts/content-stage.ts';
import { useCallback, useEffect, useState } from 'react';
import { type EditorNavigation, loadEditorNavigation } from '../../data/editor-navigation.ts';

/** Both stages of the navigation, or their loading state. */
export type NavigationStages =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'loaded'; readonly published: EditorNavigation; readonly draft: EditorNavigation };

/** Loads both stages of the site's navigation in the page's language (EDT-011). */
export function useNavigationStages(onSignedOut: () => void) {
  const shell = useShell();
  const { site, locale } = usePageRequest();
  const [stages, setStages] = useState<NavigationStages>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // A retry loads again.
  useEffect(() => {
    let isCurrent = true;
    const load = (stage: ContentStage) => loadEditorNavigation(site.id, locale.language, stage);
    Promise.all([load('PUBLISHED'), load('DRAFT')]).then(
      ([published, draft]) => isCurrent && setStages({ kind: 'loaded', published, draft }),
      (error: unknown) => {
        if (!isCurrent) return;
        if (error instanceof RequestError && error.kind === 'signed-out') return onSignedOut();
        shell?.reportError(error, 'editor navigation');
        setStages({ kind: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [site.id, locale.language, attempt, shell, onSignedOut]);

  const retry = useCallback(() => {
    setStages({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { stages, retry };
}
