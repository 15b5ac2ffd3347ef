import { usePageResult, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useEffect } from 'react';

/**
 * Names what a page is about in the title of the document, for tabs and history; the server, which does not know who asks, only
 * names the kind of page. Undefined leaves that.
 */
export function useDocumentTitle(title: string | undefined): void {
  const shell = useShell();
  const { head } = usePageResult();
  useEffect(() => {
    if (title !== undefined) shell?.setHead({ ...head, title: `${title} | MyKomax | KMX` });
  }, [shell, head, title]);
}
