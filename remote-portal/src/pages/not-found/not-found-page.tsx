import { NotFoundNotice } from '@kmx/remote-kit/remote/not-found-notice.tsx';
import { useHref } from '@kmx/remote-kit/remote/remote-root.tsx';

/** The page for every unknown path of the portal; contains nothing that requires signing in. */
export function NotFoundPage() {
  const href = useHref();
  return <NotFoundNotice href={href('/mykomax')} />;
}
