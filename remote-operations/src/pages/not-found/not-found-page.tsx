import { NotFoundNotice } from '@kmx/remote-kit/remote/not-found-notice.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import type { ReactNode } from 'react';
import { firstPage } from '../../first-page.ts';

/** The page for every unknown address below the mount (OPS-004). */
export function NotFoundPage(): ReactNode {
  const toHref = useHref();
  return <NotFoundNotice href={toHref(firstPage)} />;
}
