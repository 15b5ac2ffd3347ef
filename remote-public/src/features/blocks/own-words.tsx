import { usePageRequest, usePageResult } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';

/**
 * Around a block that says more in the words of the page than in those of its editors: on a page that is shown in another
 * language they are marked as what they are, and the block marks what editors wrote (PUB-062).
 */
export function OwnWords({ children }: { readonly children: ReactNode }): ReactNode {
  const { code } = usePageRequest().locale;
  return usePageResult().meta.isLanguageFallback ? <div lang={code}>{children}</div> : children;
}
