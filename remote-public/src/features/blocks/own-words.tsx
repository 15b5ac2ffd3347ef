import { usePageRequest, usePageResult } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';

/**
 * Wraps a block with more interface texts than editors' texts: on a page shown in another language it marks the
 * interface texts with their language, and the block marks the editors' texts (PUB-062).
 */
export function OwnWords({ children }: { readonly children: ReactNode }): ReactNode {
  const { code } = usePageRequest().locale;
  return usePageResult().meta.isLanguageFallback ? <div lang={code}>{children}</div> : children;
}
