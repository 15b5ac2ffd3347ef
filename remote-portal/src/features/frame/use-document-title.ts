import { usePageResult, useShell } from '@kmx/remote-kit/remote/remote-root.tsx';
import { useEffect } from 'react';

/**
 * Sets the subject of a page as document title, for tabs and history; the server, which does not know the user, names
 * only the kind of page. Undefined keeps that title.
 */
export function useDocumentTitle(title: string | undefined): void {
  const shell = useShell();
  const { head } = usePageResult();
  useEffect(() => {
    if (title !== undefined) shell?.setHead({ ...head, title: `${title} | MyKomax | KMX` });
  }, [shell, head, title]);
}
